import type { FastifyReply } from 'fastify'
import { labelIn } from '../../../core/labels.ts'
import { type Language, languages } from '../../../core/words.ts'
import { safeUrl } from '../../../platform/safeUrl.ts'
import { smallerAt } from '../../base/files/rules.ts'
import { describeFull } from '../functionalities/admission.server.ts'
import { findScannable } from '../functionalities/scannables.server.ts'
import { visitorSpot } from '../functionalities/visitorText.ts'
import type { ScanBody, ScanPage, ScanPlace } from '../scanPage/model.ts'
import type { Code, Opening } from '../scanPage/scannable.server.ts'
import type { Bundle } from './bundle.server.ts'

/** `at`: the path of the page, where it is not the code's own. */
export type Shown = { code: Code | null; language: Language; token: string | null; body: ScanBody; item?: string; at?: string }

/** Answers with a page, which no one keeps. */
export const show = (reply: FastifyReply, bundle: Bundle, status: number, shown: Shown): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [bundle.policy, ...takenBy(shown.body)].join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-language': shown.language,
      ...(status === 503 && { 'retry-after': '3' }),
    })
    .send(bundle.render(pageOf(bundle, shown)))

/** What a page takes from elsewhere. */
const takenBy = (body: ScanBody): readonly string[] => (body.page === 'Type' ? (body.takes ?? []) : [])

/** The frame in which the editor shows pages as they are typed: it holds nothing of anybody until the editor sends a page. */
export const showFrame = (reply: FastifyReply, { frame }: Bundle): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': frame.policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(frame.html)

/** The purpose of an item's page, as it was filled in; one that has none of its own tells of the building. */
export const bodyOf = (opening: Opening): ScanBody => {
  const { code, item, language, values, problems, files } = opening
  const how = findScannable(item.FunctionalityType)
  const made = how.page?.(opening)
  const said = Object.keys(values).length + Object.keys(problems).length > 0 ? problems : describeFull(item, language)
  return made
    ? { page: 'Type', ...made, form: how.store ? { values, problems: said, ...(files && { files }) } : null }
    : { page: 'About', title: spotOf(code, language) }
}

/** A page and whose it is, as it is rendered. */
export const pageOf = (bundle: Pick<Bundle, 'scriptPath'>, { code, language, token, body, item, at }: Shown): ScanPage => {
  const path = code && `/q/${code.Address}`
  const own = at ?? path
  const visit = token ? `&t=${token}` : ''
  const place = item === undefined ? '' : `&i=${item}`
  const tail = body.page === 'Thanks' ? '/thanks' : ''
  return {
    language,
    languages: path ? languages.map(one => ({ language: one, href: `${own}${tail}?lang=${one}${place}${visit}` })) : [],
    path,
    token,
    place: code && placeOf(code, language),
    script: bundle.scriptPath,
    body,
  }
}

const placeOf = (code: Code, language: Language): ScanPlace => ({
  building: labelIn(code.building.Name, language),
  spot: spotOf(code, language),
  logo: smallerAt(code.building.LogoFilename, 'small'), // phones load it
  website: code.building.Website ? safeUrl(code.building.Website) : null,
  phone: code.building.ContactPhoneNumber?.trim() || null,
  brand: code.brand,
})

/** Where a visitor is, by the code's one item; a hub's items have names of their own. */
export const spotOf = ({ items, Location, Floor }: Pick<Code, 'items' | 'Location' | 'Floor'>, language: Language): string => {
  const [item, ...more] = items
  const Title = item && more.length === 0 ? item.Name : null
  return visitorSpot({ Title, FunctionalityType: item?.FunctionalityType ?? '', Location, Floor }, language)
}
