export function findEmptySections(html: string): string[];
