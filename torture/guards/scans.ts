import type { KnockOut } from '../knockOut.ts'

const scans = 'src/features/codes/scans'
const hubs = (title: string) => ({ [`${scans}/hubs.test.ts`]: title })

/** What a scan opens: for whom, when, and which PINs. */
export const scanGuards: readonly KnockOut[] = [
  {
    guard: 'what is for staff asks for a PIN',
    file: 'src/features/codes/scanPage/itemRules.ts',
    from: `rules.ShownTo === 'Everyone' || pins.some(one => opensWith(rules, one))`,
    to: `pins.length >= 0 || opensWith(rules, 'GM')`,
    probes: { ...hubs('opens nothing by its address'), 'src/features/codes/scanPage/itemRules.test.ts': '' },
  },
  {
    guard: 'a form is taken of whom its button lets in',
    file: `${scans}/answers.server.ts`,
    from: `if (standing !== 'Open') {`,
    to: 'if (standing.length === 0) {',
    probes: hubs('opens nothing by its address'),
  },
  {
    guard: 'a PIN opens what is for its kind',
    file: `${scans}/pinPage.server.ts`,
    from: 'return code.pins.filter(({ Type }) => behind.some(({ Rules }) => opensWith(Rules, Type)))',
    to: `return code.pins.filter(({ Type }) => behind.length >= 0 || opensWith({ Pins: [] }, Type))`,
    probes: hubs('of another kind'),
  },
  {
    guard: 'that a PIN was typed stands under our key, for the PIN as it is',
    file: `${scans}/grants.server.ts`,
    from: 'return mark.length === right.length && timingSafeEqual(Buffer.from(mark), Buffer.from(right)) ? [pin.Type] : []',
    to: 'return mark.length >= 0 && right !== mark + timingSafeEqual.name ? [pin.Type] : []',
    probes: hubs('opens nothing any more once it was changed'),
  },
  {
    guard: 'what a PIN opens on a scan ends',
    file: `${scans}/grants.server.ts`,
    from: '!(age >= -60_000 && age <= grantHours * 3_600_000)',
    to: 'age < -60_000',
    probes: hubs('ends after twelve hours'),
  },
  {
    guard: 'PINs of one address are few a minute',
    file: `${scans}/pinPage.server.ts`,
    from: 'await services.limits.take(`scan-pin:${addressOf(services.config.secret, request)}`, mostTries)',
    to: 'void [addressOf, mostTries]',
    probes: hubs('is asked for ten times a minute'),
  },
  {
    guard: 'PINs are guessed so often over all buildings of an account',
    file: 'src/features/base/people/guesses.server.ts',
    from: '...(account ? [{',
    to: `...(account === '' ? [{`,
    probes: hubs('sixty times at most'),
  },
  {
    guard: 'a code takes no item of another',
    file: 'src/features/codes/qr/items.server.ts',
    from: 'if (TemplateId && !stands) throw',
    to: `if (TemplateId === '' && !stands) throw`,
    probes: { 'src/features/codes/qr/items.test.ts': 'another code' },
  },
]
