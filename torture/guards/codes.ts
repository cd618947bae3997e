import type { KnockOut } from '../knockOut.ts'

const qr = 'src/features/codes/qr'
const pages = 'src/features/codes/visitorPages'
const life = (title: string) => ({ [`${pages}/life.test.ts`]: title })
const outOfUse = (title: string) => ({ [`${pages}/outOfUse.test.ts`]: title })

/** The life of a printed code: paused, replaced, retired, blank. */
export const codeGuards: readonly KnockOut[] = [
  {
    guard: 'a retired code takes no form',
    file: `${pages}/answers.server.ts`,
    from: 'if (!code || code.Retired) {',
    to: 'if (!code) {',
    probes: outOfUse('takes no form any more'),
  },
  {
    guard: 'a retired code leads nowhere',
    file: `${pages}/scanPart.server.ts`,
    from: 'if (code.Retired) return show',
    to: `if (code.Address === '') return show`,
    probes: life('a retired or paused code'),
  },
  {
    guard: 'a paused code leads nowhere',
    file: `${pages}/scanPart.server.ts`,
    from: 'if (isPaused(code, Date.now())) return',
    to: 'if (isPaused(code, 0)) return',
    probes: life('a paused code tells'),
  },
  {
    guard: 'a pause ends by itself',
    file: `${qr}/life.ts`,
    from: '(PausedUntil === null || now < Number(PausedUntil))',
    to: 'PausedUntil !== 0',
    probes: life('ends by itself'),
  },
  {
    guard: 'a code stands in from its day on',
    file: `${qr}/life.ts`,
    from: 'Number(ReplacedFrom ?? 0) <= now && ',
    to: 'Number(ReplacedFrom ?? 0) >= 0 && ',
    probes: life('stands in for a time'),
  },
  {
    guard: 'a code stands in until its day',
    file: `${qr}/life.ts`,
    from: '<= now && (ReplacedUntil === null || now < Number(ReplacedUntil))',
    to: '<= now && ReplacedUntil !== 0',
    probes: life('stands in for a time'),
  },
  {
    guard: 'codes lead round in no circle',
    file: `${qr}/life.server.ts`,
    from: 'next.Retired || isToBeReplaced(next, now)) throw',
    to: 'next.Retired) throw',
    probes: life('never round in a circle'),
  },
  {
    guard: 'a retired code stands in for none',
    file: `${qr}/life.server.ts`,
    from: '!next || next.Retired || ',
    to: '!next || ',
    probes: outOfUse('stands in for none'),
  },
  {
    guard: 'a code that leads on is not paused',
    file: `${qr}/life.server.ts`,
    from: 'if (move) requireMove(',
    to: 'if (move?.may === null) requireMove(',
    probes: life('never round in a circle'),
  },
  {
    guard: 'both codes of a replacement are locked',
    file: `${qr}/life.server.ts`,
    from: 'await lockQrCodes(ctx, [QrCodeId, ReplacedBy])',
    to: 'await ctx.tx.select().from(qrCode).where(and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, ReplacedBy)))',
    probes: life('at once: one of both does'),
  },
  {
    guard: 'a blank code is set up by who may change codes',
    file: `${qr}/contract.ts`,
    from: `with QrCodeId and the Version that was read',\n  scope: 'building',\n  may: 'ManageLibraries',`,
    to: `with QrCodeId and the Version that was read',\n  scope: 'building',\n  may: libraryFlags,`,
    probes: outOfUse('is set up by'),
  },
  {
    guard: 'a blank code is set up by who sees its building',
    file: `${qr}/contract.ts`,
    from: `with QrCodeId and the Version that was read',\n  scope: 'building',\n  may: 'ManageLibraries',\n  ids,`,
    to: `with QrCodeId and the Version that was read',\n  scope: 'building',\n  may: 'ManageLibraries',`,
    probes: outOfUse('is set up by'),
  },
]
