import { element } from '../dom.ts';

/**
 * The minutes as the page they are. No script runs in it: neither the sandbox nor the policy it inherits allows any. It keeps its origin, so
 * that it can be made as high as its content, and printed.
 */
export function pageFrame(html: string): HTMLIFrameElement {
  const frame = element('iframe', { title: (t) => t.sections.minutes, srcdoc: withLinksWithin(html) });
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.onload = () => {
    const page = frame.contentDocument?.documentElement;
    if (page) new ResizeObserver(() => setHeight(frame, page)).observe(page);
  };
  return frame;
}

function setHeight(frame: HTMLIFrameElement, page: HTMLElement): void {
  frame.style.height = `${page.offsetHeight}px`;
}

/** In a page without an address of its own `#t1` would lead to the console. */
function withLinksWithin(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `about:srcdoc${link.getAttribute('href')}`);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
