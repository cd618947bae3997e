/** Letters and digits only, without accents or case: `Building Name *` is `buildingname`. */
export const plainHead = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
