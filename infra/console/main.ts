import { checksView } from './checks/view.ts';
import { variant } from './deployment.ts';
import { element, tellAgain } from './dom.ts';
import { executionsView } from './executions/view.ts';
import { takeKeyFromAddress } from './key.ts';
import { keyArea } from './key-area.ts';
import { switchLanguage, texts } from './language.ts';
import { minutesView } from './minutes/view.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { View } from './view.ts';

const views: Readonly<Record<Section, () => View>> = {
  minutes: minutesView,
  executions: executionsView,
  checks: checksView,
};

takeKeyFromAddress();
const sections = sectionsOf(variant).map((name) => ({
  name,
  view: views[name](),
  link: element('a', { href: `#${name}` }, (t) => t.sections[name]),
}));
const language = element(
  'button',
  { type: 'button', className: 'plain', onclick: changeLanguage },
  (t) => t.otherLanguage,
);
document.body.append(
  element(
    'header',
    {},
    element('h1', {}, 'minutes-api'),
    element('small', {}, (t) => t.variant(variant)),
    element('nav', {}, ...(sections.length > 1 ? sections.map(({ link }) => link) : [])),
    language,
    keyArea(),
  ),
  element('main', {}, ...sections.map(({ view }) => view.element)),
);
tellLanguage();
show();
addEventListener('hashchange', show);
addEventListener('keychange', show);
// a file that misses its place must not take the page's
for (const name of ['dragover', 'drop']) addEventListener(name, (event) => event.preventDefault());

function show(): void {
  takeKeyFromAddress();
  const [name, rest = ''] = location.hash.slice(1).split('/');
  const chosen = sections.find((section) => section.name === name) ?? sections[0];
  for (const { view, link } of sections) {
    view.element.hidden = view !== chosen?.view;
    link.ariaCurrent = view === chosen?.view ? 'page' : null;
  }
  chosen?.view.shown?.(rest);
}

function changeLanguage(): void {
  switchLanguage();
  tellLanguage();
}

function tellLanguage(): void {
  document.documentElement.lang = texts().locale;
  tellAgain(document.body);
}
