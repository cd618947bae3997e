import { randomBytes } from 'node:crypto'
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
  sendPage(reply, bundle, { status, language: shown.language, body: shown.body, html: bundle.render(pageOf(bundle, shown)) })

/** Stands for the token of a visit in what was drawn for all of them; nobody can write it into a page. */
export const anyToken = `visit-${randomBytes(12).toString('hex')}`

// As long as a code is known to this process, which is seconds.
const drawn = new WeakMap<Code, Map<string, string>>()

/** The same for the page of a hub: drawn once for all who see it alike, with `anyToken` in its links, and each visit's own token put in. */
export const showHub = (reply: FastifyReply, bundle: Bundle, { code, token, ...shown }: Shown & { code: Code; token: string }) => {
  const page = pageOf(bundle, { ...shown, code, token: anyToken })
  const known = drawn.get(code) ?? new Map<string, string>()
  drawn.set(code, known)
  const key = JSON.stringify([page.language, page.body])
  const html = known.get(key) ?? bundle.render(page)
  known.set(key, html)
  return sendPage(reply, bundle, { status: 200, language: shown.language, body: shown.body, html: html.replaceAll(anyToken, token) })
}

type Sent = Pick<Shown, 'language' | 'body'> & { status: number; html: string }
const sendPage = (reply: FastifyReply, bundle: Bundle, { status, language, body, html }: Sent): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [bundle.policy, ...takenBy(body)].join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-language': language,
      ...(status === 503 && { 'retry-after': '3' }),
    })
    .send(html)

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
    ? { page: 'Type', ...made, form: how.store ? { values, problems: said, ...(files && { files }) } : null, ...consentOf(item, language) }
    : { page: 'About', title: spotOf(code, language) }
}

/** What the sender of an item's form agrees to. */
const consentOf = ({ Rules: { Consent } }: Opening['item'], language: Language): { consent?: string } =>
  Consent?.en ? { consent: labelIn(Consent, language) } : {}

/** A page and whose it is, as it is rendered. */
export const pageOf = (bundle: Pick<Bundle, 'scriptPath'>, { code, language, token, body, item, at }: Shown): ScanPage => {
  const path = code && `/q/${code.Address}`
  const own = at ?? path
  const visit = token ? `&t=${token}` : ''
  const place = item === undefined ? '' : `&i=${item}`
  const tail = body.page === 'Thanks' ? '/thanks' : ''
  const after = body.page === 'Thanks' && body.after ? `&after=${body.after}` : ''
  return {
    language,
    languages: path ? languages.map(one => ({ language: one, href: `${own}${tail}?lang=${one}${place}${after}${visit}` })) : [],
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
