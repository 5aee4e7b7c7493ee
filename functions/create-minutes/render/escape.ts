const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that may be put into other HTML as it is. */
export interface Html {
  readonly html: string;
}

/** Template tag: everything put into it is escaped, but what is HTML already; lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return {
    html: parts.reduce((text, part, i) => text + part + (i < values.length ? toHtml(values[i] ?? '') : ''), ''),
  };
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}
