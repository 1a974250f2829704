/** Two packages without types of their own; only what is used of them. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: string[] });
    parse(html: string): {
      jsonld: Record<string, unknown>;
      errors: { message?: string; format?: string }[];
    };
  }
}

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; index?: number; property?: string }[];
    fieldNames?: string[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}
