import { BUILDINGS } from './content/buildings.ts'
import { CODES } from './content/codes.ts'
import { CHANNELS, GROUPS } from './content/groups.ts'
import { USERS } from './content/people.ts'
import type { DemoBuilding, DemoChannel, DemoCode, DemoGroup, DemoUser, Localized } from './content/types.ts'

/** One making of the written accounts. `number` 1 is the world as it is written; a further one bears its number in its names. */
export type Copy = { number: number; accounts: number; scale: number }
/** An account of a copy with all that belongs to it. */
export type AccountPlan = {
  group: DemoGroup
  users: DemoUser[]
  channels: DemoChannel[]
  buildings: { building: DemoBuilding; codes: DemoCode[] }[]
}

/** Visits of one account grow to this many times the written ones; a larger world has more accounts. */
const mostPerAccount = 20

/**
 * The copies that make a world `scale` times as large as the written one (about 30,000 scans and 6,000 answers), over `accounts`
 * accounts or as many as are needed. `first`: number of the first copy.
 */
export const copiesFor = (scale: number, { accounts, first = 1 }: { accounts?: number | undefined; first?: number } = {}): Copy[] => {
  const wanted = accounts ?? GROUPS.length * Math.max(1, Math.ceil(scale / mostPerAccount))
  const perAccount = (scale * GROUPS.length) / wanted
  return Array.from({ length: Math.ceil(wanted / GROUPS.length) }, (_, i) => ({
    number: first + i,
    accounts: Math.min(GROUPS.length, wanted - i * GROUPS.length),
    scale: perAccount,
  }))
}

/** The accounts of a copy as they are written into the database. */
export const accountsOf = ({ number, accounts }: Copy): AccountPlan[] =>
  GROUPS.slice(0, accounts).map(group => ({
    group: { ...group, GroupName: numberedName(group.GroupName, number) },
    users: USERS.filter(user => user.group === group.key).map(user => ({ ...user, Email: numberedEmail(user.Email, number) })),
    channels: CHANNELS.filter(one => one.MappedGroups.includes(group.key)).map(one => ({ ...one, Name: numbered(one.Name, number) })),
    buildings: BUILDINGS.filter(one => one.group === group.key).map(building => ({
      building: { ...building, AccountName: numberedName(building.AccountName, number) },
      codes: CODES.filter(code => code.buildingCode === building.Code),
    })),
  }))

/** `gm@demo.example`, `gm.2@demo.example`, … */
export const numberedEmail = (email: string, number: number) => (number === 1 ? email : email.replace('@', `.${number}@`))
const numbered = (text: string, number: number) => (number === 1 ? text : `${text} ${number}`)
const numberedName = ({ en, es }: Localized, number: number): Localized => ({ en: numbered(en, number), es: numbered(es, number) })
