import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routesIn } from '../../../scripts/routesIn.ts'
import { screens as shownScreens } from '../../../test/support/screens.ts'
import { openDashboards } from '../../features/insight/dashboards/screens/openDashboards.ts'
import { shownLinks } from '../../features/property/propertyPage/sections/CustomerSurveyLinks/links.ts'
import { nextAfterPin } from '../../features/surveys/surveyAnswers/next.ts'
import { standsIn } from '../../ui/route.ts'
import { routes } from './features.ts'

const features = path.resolve(import.meta.dirname, '../../features')
const source = (file: string) => readFileSync(file, 'utf8')

/** The file of each route's screen. */
const screens = new Map(routesIn(path.join(features, '*/*/routes.ts')).map(one => [one.path, one.screen]))

/** The files that a screen is made of: itself and what it imports from the features. */
const filesOf = (start: string): Set<string> => {
  const files = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const [, target = ''] of source(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)) {
      const next = path.join(path.dirname(file), target)
      if (next.startsWith(features) && !/(routes|contract|server)\.ts$/.test(next)) visit(next)
    }
  }
  visit(start)
  return files
}
const asks = (file: string, hook: string): boolean => [...filesOf(file)].some(one => source(one).includes(`${hook}()`))
/** Dashboards take account and building from their address, by `openDashboard`. */
const opened = openDashboards.all().flatMap(({ pages }) => Object.values(pages).map(one => one.path))

// `/` has a page of its own for a global admin without an account, and only then goes on to the parts that need one. The editor's
// account stands in its address, as that of a paper does; both share a file with what needs one.
const ownWay = [
  '/',
  '/lintelReport/{gId?}/{bId?}',
  '/qrcode/{groupId}/{bId}/{qrId?}',
  '/pdfDashboard/{key}/{gId}/{bId}/{startDate}/{endDate}/{filters?}',
]

describe('every page', () => {
  it('has its screen', () => {
    for (const { path: address } of routes) expect(existsSync(screens.get(address) ?? ''), address).toBe(true)
    expect(screens.size).toBe(routes.length)
  })

  it.each(routes.filter(one => !opened.includes(one.path)).map(one => [one.path, one] as const))(
    '%s asks for the account or the building that its screen uses',
    (address, route) => {
      const file = screens.get(address) ?? ''
      const asked = asks(file, 'useBuildingId')
        ? ['building']
        : asks(file, 'useGroupId') && !ownWay.includes(address)
          ? ['account', 'building']
          : [route.needs]
      expect(asked).toContain(route.needs)
    },
  )

  it('stands among the screens that are looked at and searched for faults', () => {
    const id = 'x'
    const address = { qrId: id, address: id, wifi: id, card: id, survey: 'x/x', accepted: 'x/x', file: id }
    const shown = shownScreens({
      gId: id,
      bId: id,
      industrial: id,
      permit: '/permit/x',
      clientProof: `/signProof/${id}/${id}/${id}`,
      ...address,
    }).map(one => one.path.split('?')[0] ?? '')
    const pattern = (path: string) => new RegExp(`^${path.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`)
    expect(routes.map(one => one.path).filter(path => !shown.some(at => pattern(path).test(at)))).toEqual(['/surveyLibrary']) // leads to the list
  })

  it('that is a dashboard of a building needs AnalyticsDashboards, whatever else somebody may do [C-PERM-001]', () => {
    const found = routes.filter(one => /^\/(analytics|feedback).*\{bId\}/.test(one.path))
    expect(found.map(({ path: address, may }) => [address, may])).toEqual([
      ['/analyticsFeedback/{bId}', 'AnalyticsDashboards'],
      ['/feedbackOverall/{bId}/{et?}', 'AnalyticsDashboards'],
    ])
  })

  it('is titled in three languages and open without a session only where it must be', () => {
    for (const { title, path: address } of routes)
      if (typeof title !== 'string') for (const text of Object.values(title)) expect(text.trim(), address).not.toBe('')
    expect(routes.filter(one => one.open).map(one => one.path)).toEqual([
      '/login',
      '/reset',
      '/accessibility',
      '/pin/{secret}',
      '/staff/{address}',
      '/invitation',
      '/permit/{token}',
      '/pdfDashboard/{key}/{gId}/{bId}/{startDate}/{endDate}/{filters?}',
      '/pdfInstallationGuide/{gId}/{bId}/{rId}',
      '/pdfRoundDetail/{gId}/{bId}/{iptId}',
      '/pdfWorkLetter/{gId}/{bId}/{iptId}',
      '/pdfMasterNotepad/{gId}/{bId}/{type}',
      '/digitalProof/{gId?}/{bId?}',
      '/digitalProofCarousel/{gId?}/{bId?}',
      '/signProof/{gId?}/{proofId?}/{code?}',
      '/pdfProofReport/{gId}/{bId}/{type}',
      '/pdfFeedbackAnalysis/{gId}/{bId}/{rId}',
      '/surveyWelcome/{nextPathname?}/{bId?}/{builderId?}',
      '/contentSurvey/{gId}/{bId}/{builderId?}',
      '/multipleContentSurvey/{id}',
    ])
  })
})

describe('the links of a building for its customer', () => {
  const links = shownLinks(standsIn(routes.map(one => one.path)))
  const place = { GroupId: 'g', BuildingId: 'b', BuilderId: 's' }

  it('are those whose page stands', () => {
    expect(links.map(({ label }) => label)).toEqual(['basicInfo', 'contentProof', 'signProof'])
  })

  it('lead to their page once the PIN was right', () => {
    for (const { next } of links) expect(nextAfterPin(next, place)).toMatch(new RegExp(`^/${next}/`))
  })
})
