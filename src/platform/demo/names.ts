type Localized = { en: string; es: string }

/** A name as a copy has it: `East Coast Offices`, `East Coast Offices 2`, … */
export const numberName = (name: string, copy: number): string => (copy === 1 ? name : `${name} ${copy}`)

export const numberLocalized = ({ en, es }: Localized, copy: number): Localized => ({ en: numberName(en, copy), es: numberName(es, copy) })

/** `gm@demo.example`, `gm.2@demo.example`, … */
export const numberEmail = (email: string, copy: number): string => (copy === 1 ? email : email.replace('@', `.${copy}@`))

/** The part of an e-mail before the @ that a name gives: `Élise Fortin` is `elise.fortin`. */
export const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replace(/ +/g, '.')
