import type { KnockOut } from '../knockOut.ts'

const pages = 'src/features/codes/visitorPages'
const hubs = (title: string) => ({ [`${pages}/hubs.test.ts`]: title })
const staffPages = (title: string) => ({ [`${pages}/staffPages.test.ts`]: title })
const files = (title: string) => ({ [`${pages}/files.test.ts`]: title })

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
    file: `${pages}/answers.server.ts`,
    from: `if (standing !== 'Open') {`,
    to: 'if (standing.length === 0) {',
    probes: hubs('opens nothing by its address'),
  },
  {
    guard: 'a PIN opens what is for its kind',
    file: `${pages}/pinPage.server.ts`,
    from: 'return code.pins.filter(({ Type }) => behind.some(({ Rules }) => opensWith(Rules, Type)))',
    to: `return code.pins.filter(({ Type }) => behind.length >= 0 || opensWith({ Pins: [] }, Type))`,
    probes: hubs('of another kind'),
  },
  {
    guard: 'that a PIN was typed stands under our key, for the PIN as it is',
    file: `${pages}/grants.server.ts`,
    from: 'return mark.length === right.length && timingSafeEqual(Buffer.from(mark), Buffer.from(right)) ? [{ pin, since: Number(since) }] : []',
    to: 'return mark.length >= 0 && right !== mark + timingSafeEqual.name ? [{ pin, since: Number(since) }] : []',
    probes: hubs('opens nothing any more once it was changed'),
  },
  {
    guard: 'what a PIN opens on a scan ends',
    file: `${pages}/grants.server.ts`,
    from: '!(age >= -60_000 && age <= grantHours * 3_600_000)',
    to: 'age < -60_000',
    probes: hubs('ends after twelve hours'),
  },
  {
    guard: 'a PIN typed at a code signs in for our own pages only',
    file: `${pages}/calls/SignInByScan.ts`,
    from: 'if (!place || !ctx.http.sameOrigin) throw',
    to: 'if (!place) throw',
    probes: staffPages('from another site'),
  },
  {
    guard: 'a PIN typed at a code signs in to no archived building',
    file: `${pages}/calls/SignInByScan.ts`,
    from: 'and(eq(qrCode.Retired, false), isNull(building.ArchivedDate), isNull(accountGroup.ArchivedDate))',
    to: 'isNull(accountGroup.ArchivedDate)',
    probes: staffPages('in an archived building'),
  },
  {
    guard: 'a PIN typed at a code signs in for what is left of its hours',
    file: `${pages}/calls/SignInByScan.ts`,
    from: 'return openPinSession(ctx, place, pin, left)',
    to: 'return openPinSession(ctx, place, pin, left + grantHours * 3600)',
    probes: staffPages('twelve hours in all'),
  },
  {
    guard: 'PINs of one address are few a minute',
    file: `${pages}/pinPage.server.ts`,
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
  {
    guard: 'a visitor’s file is of one visit of one code',
    file: `${pages}/fileTokens.server.ts`,
    from: '`scan-file.1.${Address}.${visit}.${Code}.${body}`',
    to: '`scan-file.1.${Code}.${body}`',
    probes: files('is nobody else’s'),
  },
  {
    guard: 'visitors send so many bytes a day in a visit',
    file: `${pages}/visitorBytes.server.ts`,
    from: 'of(visit) > mostBytes.visit',
    to: 'of(visit) > Infinity',
    probes: files('a visit ends'),
  },
  {
    guard: 'visitors send so many bytes a day by a code',
    file: `${pages}/visitorBytes.server.ts`,
    from: 'of(QrCodeId) > mostBytes.code',
    to: 'of(QrCodeId) > Infinity',
    probes: files('a code ends'),
  },
  {
    guard: 'visitors send so many bytes a day to an account',
    file: `${pages}/visitorBytes.server.ts`,
    from: `of('') > mostBytes.account`,
    to: `of('') > Infinity`,
    probes: files('an account ends'),
  },
  {
    guard: 'who asks not to be told apart is not',
    file: 'src/features/codes/scans/openedBefore.server.ts',
    from: `headers['sec-gpc'] === '1' || headers.dnt === '1'`,
    to: `headers['sec-gpc'] === 'x' || headers.dnt === 'x'`,
    probes: { ['src/features/insight/scanStatistics/scanMix.test.ts']: 'asks not to be told apart' },
  },
  {
    guard: 'a form that comes back faster than a person fills it in is asked for once more',
    file: `${pages}/visitToken.server.ts`,
    from: 'return age >= 0 && age < least * 1000',
    to: 'return age < 0 && age >= least * 1000',
    probes: { [`${pages}/pace.test.ts`]: 'is not kept' },
  },
  {
    guard: 'digits for an e-mail address are tried five times',
    file: `${pages}/confirmEmail.server.ts`,
    from: 'if (!(await mayTry(proving))) return',
    to: 'if (!mayTry) return',
    probes: { [`${pages}/confirmEmail.test.ts`]: 'cannot be guessed' },
  },
  {
    guard: 'few codes are mailed to one address',
    file: `${pages}/confirmEmail.server.ts`,
    from: '`to ${email}`), free.mailed)',
    to: '`to ${email}`), 1000)',
    probes: { [`${pages}/confirmEmail.test.ts`]: 'five codes at most' },
  },
  {
    guard: 'digits that were mailed end',
    file: `${pages}/confirmEmail.server.ts`,
    from: 'age <= codeMinutes * 60',
    to: 'age <= codeMinutes * 60000',
    probes: { [`${pages}/confirmEmail.test.ts`]: 'the last quarter of an hour' },
  },
]
