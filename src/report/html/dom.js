'use strict';
// Making elements. Text from the analysed program only ever becomes text nodes.

function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const shorten = (text, most) => (text.length > most ? text.slice(0, most) + '…' : text);
const count = (n, noun, nouns = `${noun}s`) => `${n.toLocaleString('en')} ${n === 1 ? noun : nouns}`;

function say(text) {
  document.getElementById('said').textContent = text;
}

/** A long text shows its beginning first. */
function long(text, most = 600) {
  if (text.length <= most) return text;
  const rest = h('button', { class: 'link', type: 'button', onclick: () => rest.replaceWith(text.slice(most)) },
    `… ${(text.length - most).toLocaleString('en')} more characters`);
  return [text.slice(0, most), rest];
}

function copyButton(text, what) {
  const button = h('button', { type: 'button', class: 'small' }, 'Copy');
  button.setAttribute('aria-label', `Copy ${what}`);
  button.addEventListener('click', async () => {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = h('textarea', { class: 'hidden' });
      area.value = text;
      document.body.append(area);
      area.select();
      done = document.execCommand('copy');
      area.remove();
    }
    button.textContent = done ? 'Copied' : 'Select and copy it';
    say(button.textContent);
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  return button;
}
