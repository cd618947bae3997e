import type { FastifyReply } from 'fastify'
import { labelIn } from '../../core/labels.ts'
import { type Language, languages } from '../../core/words.ts'
import { smallerAt } from '../uploads/rules.ts'
import type { Bundle } from './bundle.server.ts'
import type { Code } from './codes.server.ts'
import { safeUrl } from './safeUrl.server.ts'
import type { ScanBody, ScanPage, ScanPlace } from './scanPage.ts'

export type Shown = { code: Code | null; language: Language; token: string | null; body: ScanBody; item?: number }

/** Answers with a page, which no one keeps. */
export const show = (reply: FastifyReply, bundle: Bundle, status: number, shown: Shown): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': bundle.policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-language': shown.language,
      ...(status === 503 && { 'retry-after': '3' }),
    })
    .send(bundle.render(pageOf(bundle, shown)))

const pageOf = (bundle: Bundle, { code, language, token, body, item }: Shown): ScanPage => {
  const path = code && `/q/${code.Address}`
  const visit = token ? `&t=${token}` : ''
  const place = item === undefined ? '' : `&i=${item}`
  const tail = body.page === 'Thanks' ? '/thanks' : ''
  return {
    language,
    languages: path ? languages.map(one => ({ language: one, href: `${path}${tail}?lang=${one}${place}${visit}` })) : [],
    path,
    token,
    place: code && placeOf(code, language),
    script: bundle.scriptPath,
    body,
  }
}

const placeOf = ({ building, brand, QrName, Location, Floor }: Code, language: Language): ScanPlace => ({
  building: labelIn(building.Name, language),
  spot: QrName.trim() || [Location, Floor].filter(Boolean).join(', '),
  logo: smallerAt(building.LogoFilename, 'small'), // phones load it
  website: building.Website ? safeUrl(building.Website) : null,
  phone: building.ContactPhoneNumber?.trim() || null,
  brand,
})
