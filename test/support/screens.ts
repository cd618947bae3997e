import { demoPassword } from './people.ts'

/** A screen to look at: who sees it and where. `bare`: no session. */
export type ScreenAt = { name: string; who: string | null; path: string }
/** `survey`: building and id of a survey, as addresses have them. */
export type Ids = { gId: string; bId: string; qrId: string; address: string; survey: string }

const known = new Map<string, Promise<Ids>>()
/** Ids of the demo world, read through the calls once a process. */
export const demoIds = (base: string): Promise<Ids> => {
  const ids = known.get(base) ?? readIds(base)
  known.set(base, ids)
  return ids
}

const readIds = async (base: string): Promise<Ids> => {
  const post = await fetch(`${base}/csm/Session/SignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'executive@demo.example', Password: demoPassword }),
  })
  const me = dataOf(await post.json()) as { UserToken: string; UserContext: { CurrentGroupId: string } } // the contract's reply
  const gId = me.UserContext.CurrentGroupId
  const get = async <T>(path: string, query: Record<string, unknown>): Promise<T> => {
    const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)])))
    const reply = await fetch(`${base}/csm/${path}?${search}`, { headers: { 'user-token': me.UserToken } })
    return dataOf(await reply.json()) as T // the contract's reply
  }
  const { Properties } = await get<{ Properties: { id: string }[] }>('Entity/GetPropertyList', {
    filter: { gId },
    pagination: { page: 0, perPage: 1 },
    sort: { field: 'Name', order: 'ASC' },
  })
  const bId = Properties[0]?.id ?? ''
  const { QrCodes } = await get<{ QrCodes: { QrCodeId: string; Address: string }[] }>('QrCode/GetQrCodes', {
    filter: { gId, bId, QrType: 'Feedback' },
    pagination: { page: 0, perPage: 1 },
  })
  const { Builders } = await get<{ Builders: { BuildingId: string; BuilderId: string }[] }>('Survey/GetSurveyList', {
    filter: { gId, status: 'Completed' },
    sort: { field: 'SurveyName', order: 'ASC' },
  })
  const survey = `${Builders[0]?.BuildingId}/${Builders[0]?.BuilderId}`
  return { gId, bId, survey, qrId: QrCodes[0]?.QrCodeId ?? '', address: QrCodes[0]?.Address ?? '' }
}

const dataOf = (reply: unknown): unknown => (typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : undefined)

/** Every screen of the portal and of the scan side. */
export const screens = ({ gId, bId, qrId, address, survey }: Ids): ScreenAt[] => [
  { name: 'login', who: null, path: '/login' },
  { name: 'reset', who: null, path: '/reset' },
  { name: 'reset-new', who: null, path: '/reset?token=rs_x' },
  { name: 'invited', who: null, path: '/reset?token=in_x' },
  { name: 'pin', who: null, path: '/pin/0123456789ABCDEF' },
  { name: 'admin-search', who: 'admin', path: '/adminSearch' },
  { name: 'admin-accounts', who: 'admin', path: '/adminSearch?tab=accounts' },
  { name: 'admin-buildings', who: 'admin', path: '/adminSearch?tab=buildings' },
  { name: 'admin-channels', who: 'admin', path: '/adminSearch?tab=channels' },
  { name: 'own-search', who: 'executive', path: '/adminSearch' },
  { name: 'account-create', who: 'admin', path: '/accountCreate' },
  { name: 'account-edit', who: 'admin', path: `/accountCreate/${gId}` },
  { name: 'account-profile', who: 'admin', path: `/accountInfo?gId=${gId}` },
  { name: 'home', who: 'executive', path: '/' },
  { name: 'account-info', who: 'executive', path: '/accountInfo' },
  { name: 'marketing', who: 'marketing', path: '/marketing' },
  { name: 'customer-portal', who: 'marketing', path: `/marketing/customerPortal?bId=${bId}` },
  { name: 'import', who: 'admin', path: `/properties/import?gId=${gId}` },
  { name: 'settings', who: 'executive', path: '/settings' },
  { name: 'properties', who: 'executive', path: '/properties' },
  { name: 'property-edit', who: 'executive', path: `/propertyAdd/${bId}/0` },
  { name: 'property-branding', who: 'executive', path: `/propertyAdd/${bId}/2` },
  { name: 'property-upsells', who: 'executive', path: `/propertyAdd/${bId}/9` },
  { name: 'property-accounting', who: 'executive', path: `/propertyAdd/${bId}/13` },
  { name: 'property-add', who: 'admin', path: `/propertyAdd?gId=${gId}` },
  { name: 'property-pin', who: 'admin', path: `/propertyAdd/${bId}/1?gId=${gId}` },
  { name: 'property-add-ons', who: 'admin', path: `/propertyAdd/${bId}/5?gId=${gId}` },
  { name: 'property-survey-links', who: 'admin', path: `/propertyAdd/${bId}/6?gId=${gId}` },
  { name: 'property-terms', who: 'admin', path: `/propertyAdd/${bId}/7?gId=${gId}` },
  { name: 'property-coi', who: 'admin', path: `/propertyAdd/${bId}/8?gId=${gId}` },
  { name: 'property-residents', who: 'admin', path: `/propertyAdd/${bId}/11?gId=${gId}` },
  { name: 'property-white-label', who: 'admin', path: `/propertyAdd/${bId}/12?gId=${gId}` },
  { name: 'legal', who: 'executive', path: `/legal?bId=${bId}` },
  { name: 'contacts', who: 'executive', path: `/contacts?bId=${bId}` },
  { name: 'contacts-vendors', who: 'executive', path: `/contacts?bId=${bId}&tab=vendors` },
  { name: 'contacts-tenants', who: 'executive', path: `/contacts?bId=${bId}&tab=tenants` },
  { name: 'contacts-people', who: 'executive', path: `/contacts?bId=${bId}&tab=people` },
  { name: 'contacts-pins', who: 'executive', path: `/contacts?bId=${bId}&tab=pins` },
  { name: 'portfolio-team', who: 'executive', path: '/portfolioTeam' },
  { name: 'customer-surveys', who: 'executive', path: '/customerSurvey' },
  { name: 'survey-take-over', who: 'admin', path: `/surveyTakeOver/${gId}/${survey}` },
  { name: 'survey-welcome', who: null, path: `/surveyWelcome/contentSurvey/${survey}` },
  { name: 'survey-unavailable', who: null, path: '/surveyWelcome' },
  { name: 'survey-responses', who: 'executive', path: `/contentSurvey/${gId}/${survey}?responses=true` },
  { name: 'survey-as-customer', who: 'executive', path: `/contentSurvey/${gId}/${survey}?builder=true` },
  { name: 'surveys', who: 'executive', path: '/surveyLibrary/surveyList' },
  { name: 'survey-new', who: 'executive', path: `/surveyLibrary/surveyBuilder/${gId}/${bId}` },
  { name: 'survey-builder', who: 'executive', path: `/surveyLibrary/surveyBuilder/${gId}/${survey}` },
  { name: 'library', who: 'executive', path: '/library' },
  { name: 'qr-list', who: 'executive', path: '/library/qrcodelist' },
  { name: 'qr-edit', who: 'executive', path: `/qrcode/${gId}/${bId}/${qrId}` },
  { name: 'qr-new', who: 'executive', path: `/qrcode/${gId}/${bId}` },
  { name: 'feedback', who: 'executive', path: `/analyticsFeedback/${bId}` },
  { name: 'feedback-type', who: 'executive', path: `/feedbackOverall/${bId}/Restroom` },
  { name: 'feedback-print', who: 'executive', path: `/pdf/feedback/${gId}/${bId}/${Date.now() - 30 * 86_400_000}/${Date.now()}` },
  { name: 'scans', who: 'executive', path: '/scans/qrLocation' },
  { name: 'scans-name', who: 'executive', path: '/scans/qrName' },
  { name: 'pin-activity', who: 'executive', path: '/scans/pinActivity' },
  { name: 'permissions', who: 'admin', path: `/permissions?gId=${gId}` },
  { name: 'audit', who: 'admin', path: `/audit?gId=${gId}` },
  { name: 'outbox', who: 'admin', path: `/outbox?gId=${gId}` },
  { name: 'operations', who: 'admin', path: `/operations?gId=${gId}` },
  { name: 'outbox-texts', who: 'admin', path: `/outbox?tab=texts&gId=${gId}` },
  { name: 'developers', who: 'admin', path: `/developers?gId=${gId}` },
  { name: 'kit', who: 'admin', path: `/kit?gId=${gId}` },
  { name: 'no-permission', who: 'employee', path: '/outbox' },
  { name: 'not-found', who: 'executive', path: '/no/such/page' },
  { name: 'scan-feedback', who: null, path: `/q/${address}` },
  { name: 'scan-unknown', who: null, path: '/q/ZZZZZZZZZZZZZZZZ' },
]
