import { exampleAddress, printedLink } from '../../codes/qr/rules.ts'
import type { SignContent } from '../artwork/model.ts'
import type { exampleTexts } from './contract.ts'

type Texts = SignContent['Texts']
const usual: Readonly<Record<'en' | 'es', Texts>> = {
  en: { Headline: 'Report a problem', QrName: 'Elevator 2', BuildingName: 'Harbour Tower', Place: '3 · Lobby' },
  es: { Headline: 'Informe de un problema', QrName: 'Ascensor 2', BuildingName: 'Torre del Puerto', Place: '3 · Vestíbulo' },
}
const common: Texts = {
  Headline2: 'Wi-Fi',
  SignId: '10048',
  Address: '1 Harbour Square, Boston, MA 02110',
  FPO1: 'We are here for you',
  FPO2: 'Thank you for helping us',
}

/** As long as names may be: 200 characters of them, as people write them. */
const stretch = (text: string): string => `${text} – west wing, behind the service entrance `.repeat(5).slice(0, 200).trim()

/** What a template is shown with as long as no code is chosen: texts as they usually are, or as long as they may be. */
export const makeExample = (baseUrl: string, language: 'en' | 'es', length: (typeof exampleTexts)[number], Color: string): SignContent => {
  const texts = { ...common, ...usual[language] }
  const long = Object.fromEntries(Object.entries(texts).map(([kind, text]) => [kind, kind === 'SignId' ? '9999999' : stretch(text ?? '')]))
  const Code = { Link: printedLink(baseUrl, exampleAddress), Style: {} }
  return { Code, Code2: Code, Texts: length === 'Long' ? long : texts, Logo: exampleLogo, Color }
}

const exampleLogo = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" rx="12" fill="#8899a6"/><text x="150" y="64" font-family="sans-serif" font-size="40" font-weight="700" fill="#fff" text-anchor="middle">LOGO</text></svg>',
).toString('base64')}`
