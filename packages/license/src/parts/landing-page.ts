export interface LandingPage {
  title: string;
  lead: string;
  /** Steps for the reader, in order. */
  steps: readonly string[];
  /** Link to documentation or a shop. The host opens it, because a visual can't open a window. */
  link: { label: string; url: string };
}

export interface LandingPageStyle {
  color: string;
  /** Colour of the link. */
  accent: string;
  fontFamily: string;
}

/**
 * Fills an empty visual with its name, the fields to drag in and a link to read more. Scrolls if the
 * visual is small.
 */
export function fillLandingPage(
  root: HTMLElement,
  { title, lead, steps, link }: LandingPage,
  style: LandingPageStyle,
  openLink: (url: string) => void,
): void {
  const ownerDocument = root.ownerDocument;
  const createElement = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') => {
    const element = ownerDocument.createElement(name);
    element.textContent = text;
    element.style.margin = '0';
    return element;
  };

  const box = createElement('div');
  Object.assign(box.style, {
    display: 'flex',
    boxSizing: 'border-box',
    height: '100%',
    padding: '12px',
    overflow: 'auto',
    color: style.color,
    fontFamily: style.fontFamily,
    fontSize: '12px',
    lineHeight: '18px',
  });

  const heading = createElement('h2', title);
  Object.assign(heading.style, { fontSize: '16px', lineHeight: '22px', fontWeight: '600' });

  const list = createElement('ol');
  list.style.paddingInlineStart = '20px';
  list.append(...steps.map((step) => createElement('li', step)));

  const button = createElement('button', link.label);
  button.type = 'button';
  button.addEventListener('click', () => openLink(link.url));
  Object.assign(button.style, {
    padding: '4px 0',
    border: '0',
    background: 'none',
    font: 'inherit',
    color: style.accent,
    textDecoration: 'underline',
    cursor: 'pointer',
  });

  const content = createElement('div');
  // Auto margins centre the content. `align-items` would push its top out of reach if it overflows.
  Object.assign(content.style, {
    display: 'grid',
    gap: '8px',
    justifyItems: 'start',
    margin: 'auto 0',
  });
  content.append(heading, createElement('p', lead), list, button);
  box.append(content);
  root.replaceChildren(box);
}
