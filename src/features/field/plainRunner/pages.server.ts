import { formatsIn } from '../../../core/formats.ts'
import { nameIn } from '../../../core/labels.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { wordsFor } from '../../../platform/words.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import { SignIn, SignOut } from '../../base/people/contract.ts'
import { words as peopleWords } from '../../base/people/words.ts'
import { typedOf } from '../../codes/visitorPages/typed.server.ts'
import { GetGroups } from '../../property/administration/contract.ts'
import { GetPropertyList, GetPropertyLocation } from '../../property/buildings/contract.ts'
import { GetDay, GetRoundVersion, GetRunningWalks, TellWalk } from '../inspections/contract.ts'
import type { DayDue } from '../inspections/model.ts'
import { describeBrowser } from '../runner/describeBrowser.ts'
import { CallRefused } from './caller.server.ts'
import type { PlainLink, RoundAddress } from './model.ts'
import { type PlainHandler, pathIn, sayIn, type Visit } from './page.server.ts'
import { describePlace } from './place.ts'

type Account = { gId: string }
type Building = Account & { bId: string }

/** The form that asks who it is. `next`: where it leads to; only a path of these pages is followed. */
export const showSignIn = (
  { t, language, show }: Visit<unknown>,
  { next = '', email = '', problem }: { next?: string; email?: string; problem?: string | undefined } = {},
) => {
  const w = wordsFor(peopleWords, language)
  return show(
    {
      title: w('signIn'),
      lead: t('lead'),
      notice: problem === undefined ? undefined : { text: problem, isBad: true },
      body: { is: 'signIn', email, next },
      isOut: true,
    },
    problem === undefined ? 200 : 401,
  )
}

const nextIn = (text: string | undefined): string | null => (text && /^\/field\/plain(\/[\w-]+)*(\?lang=\w\w)?$/.test(text) ? text : null)

export const signIn: PlainHandler<unknown> = async visit => {
  const { request, caller, language, leadTo } = visit
  const { UserName = '', Password = '', Keep, next } = typedOf(request, ['UserName', 'Password', 'Keep', 'next'])
  try {
    const { UserToken } = await caller.call(SignIn, { UserName, Password, KeepLoggedIn: Keep === 'true' })
    caller.keep(UserToken)
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error
    const said = error.fields[0]?.Message ?? error.message
    return showSignIn(visit, { email: UserName, problem: sayIn(said, language), next: nextIn(next) ?? '' })
  }
  return leadTo(nextIn(next) ?? pathIn(language))
}

export const signOut: PlainHandler<unknown> = async ({ caller, language, leadTo }) => {
  await caller.call(SignOut, {}).catch(() => null) // whose session is over has left already
  caller.keep('')
  return leadTo(pathIn(language))
}

/** The accounts of who has signed in; with one alone, its buildings. */
export const openAccounts: PlainHandler<unknown> = async ({ caller, language, t, show, leadTo }) => {
  const { Groups } = await caller.call(GetGroups, { pagination: { page: 0, perPage: 10_000 } })
  const [only] = Groups
  if (only && Groups.length === 1) return leadTo(pathIn(language, only.acId))
  const links = Groups.map(one => ({ href: pathIn(language, one.acId), label: nameIn(one.GroupName, language) }))
  return show({
    title: t('title'),
    lead: t('lead'),
    body: { is: 'list', groups: [{ title: t('chooseAccount'), links }], none: t('noBuildings') },
  })
}

/** The buildings of an account that the caller may see. */
export const openBuildings: PlainHandler<Account> = async ({ params: { gId }, caller, language, t, show }) => {
  const [{ Properties }, { Groups }] = await Promise.all([
    caller.call(GetPropertyList, { filter: { gId }, pagination: { page: 0, perPage: 9999 } }),
    caller.call(GetGroups, { pagination: { page: 0, perPage: 2 } }),
  ])
  const links = Properties.map(one => ({
    href: pathIn(language, gId, one.id),
    label: nameIn(one.Name, language),
    hint: [one.AddressLine1, one.City].filter(Boolean).join(', '),
  }))
  return show({
    title: t('title'),
    lead: t('lead'),
    back: Groups.length > 1 ? { href: pathIn(language), label: t('chooseAccount') } : undefined,
    body: { is: 'list', groups: [{ title: t('chooseBuilding'), links }], none: t('noBuildings') },
  })
}

/** What is to be walked in a building today, and what runs. */
export const openDay: PlainHandler<Building> = async ({ params: { gId, bId }, caller, language, t, r, show }) => {
  const at = { gId, bId }
  const [{ Dues }, { Walks }, { TimeZone }] = await Promise.all([
    caller.call(GetDay, at),
    caller.call(GetRunningWalks, at),
    caller.call(GetPropertyLocation, { gId, eId: bId }),
  ])
  const { dateTime } = formatsIn(language, TimeZone)
  const dueLink = (due: DayDue): PlainLink => ({
    href: pathIn(language, gId, bId, due.RoundId),
    label: due.QrName,
    hint: [r('day.stops', { n: due.StopCount }), due.Ends !== null && r('day.until', { time: dateTime(due.Ends) })]
      .filter(Boolean)
      .join(' · '),
    ...(due.State && { state: r(`day.states.${due.State}`) }),
  })
  const dated = Dues.filter(one => one.Starts !== null && one.State !== 'Excused')
  const running = Walks.map(one => ({
    href: pathIn(language, gId, bId, one.RoundId, one.InspectionId),
    label: one.RoundName,
    hint: r('progress', { done: String(one.StopsDone + one.StopsSkipped), all: String(one.TotalStopNumber) }),
    state: t('running'),
  }))
  const groups = [
    { title: t('running'), links: running },
    { title: r('day.mine'), links: dated.filter(one => one.Mine).map(dueLink) },
    { title: r('day.others'), links: dated.filter(one => !one.Mine).map(dueLink) },
    { title: r('day.free'), links: Dues.filter(one => one.Starts === null).map(dueLink) },
  ]
  return show({
    title: r('day.title'),
    lead: r('day.lead'),
    back: { href: pathIn(language, gId), label: t('chooseBuilding') },
    body: { is: 'list', groups: groups.filter(({ links }) => links.length > 0), none: r('day.none') },
  })
}

/** A round before it is walked: what it says, its stops, its beginning. */
export const openRoundPage: PlainHandler<RoundAddress> = async ({ params: { gId, bId, rId }, caller, language, r, show }) => {
  const { Settings, Stops } = await caller.call(GetRoundVersion, { gId, bId, rId })
  return show({
    title: Settings.QrName,
    lead: r('lead', { n: Stops.length, minutes: String(Settings.EstimatedTime ?? Stops.length * 3) }),
    back: { href: pathIn(language, gId, bId), label: r('day.title') },
    body: {
      is: 'begin',
      text: fieldTextIn(Settings.StartText, language),
      stops: Stops.map(stop => ({ href: '', label: stop.EquipmentName, hint: describePlace(stop, language) })),
      key: uuidv7(),
    },
  })
}

/** Begins the walk that the form names: sent twice, it is one. */
export const beginWalk: PlainHandler<RoundAddress> = async ({ params: { gId, bId, rId }, request, caller, language, leadTo }) => {
  const { Key = '' } = typedOf(request, ['Key'])
  const Label = request.headers['user-agent'] ?? ''
  await caller.call(TellWalk, { GroupId: gId, BuildingId: bId, RoundId: rId, InspectionId: Key, Label: describeBrowser(Label), Items: [] })
  return leadTo(pathIn(language, gId, bId, rId, Key))
}
