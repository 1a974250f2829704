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
 * Fills the visual with its first words: what it is, what to drag where, where to read more. In little
 * room they scroll.
 */
export function fillLandingPage(
  root: HTMLElement,
  { title, lead, steps, link }: LandingPage,
  style: LandingPageStyle,
  openLink: (url: string) => void,
): void {
  const page = root.ownerDocument;
  const createElement = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') => {
    const made = page.createElement(name);
    made.textContent = text;
    made.style.margin = '0';
    return made;
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

  const words = createElement('div');
  // Margins stand it in the middle; alignment would push its top out of reach where it is too high.
  Object.assign(words.style, {
    display: 'grid',
    gap: '8px',
    justifyItems: 'start',
    margin: 'auto 0',
  });
  words.append(heading, createElement('p', lead), list, button);
  box.append(words);
  root.replaceChildren(box);
}
