import { useStoredText } from '../../../../ui/kit/stored.ts'
import { useSession } from '../../../../ui/session.ts'

/** An account, or a building of it, that somebody has opened from the search. */
export type RecentPlace = { gId: string; account: string; bId?: string; building?: string }

const MOST = 6

/** The places that this user opened last, the newest first, kept in the browser. */
export const useRecentPlaces = (): [readonly RecentPlace[], (place: RecentPlace) => void] => {
  const { profile } = useSession()
  const [text, keep] = useStoredText(profile ? `search-recent-${profile.acId}` : undefined)
  const places = parsed(text)
  const same = (a: RecentPlace, b: RecentPlace) => a.gId === b.gId && a.bId === b.bId
  return [places, place => keep(JSON.stringify([place, ...places.filter(other => !same(other, place))].slice(0, MOST)))]
}

const parsed = (text: string | null): RecentPlace[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isPlace) : []
  } catch {
    return []
  }
}

const isPlace = (value: unknown): value is RecentPlace => {
  const { gId, account, bId, building }: Partial<Record<keyof RecentPlace, unknown>> = Object(value)
  return typeof gId === 'string' && typeof account === 'string' && typeof bId === typeof building
}
