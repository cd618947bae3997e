import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { labelIn } from '../../../core/labels.ts'
import { shownPhone } from '../../../core/phone.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addressOf } from '../../../platform/http/request.ts'
import type { Services } from '../../../platform/services.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { findNotice } from '../../base/privacy/notice.server.ts'
import { readRetention } from '../../base/privacy/retention.server.ts'
import type { StatementBody } from '../scanPage/model.ts'
import { fillNames } from '../scanPage/rules.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { languageFor, type Params } from '../scans/visitor.server.ts'
import type { Bundle } from './bundle.server.ts'
import { addressFrom, type openCodes } from './codes.server.ts'
import { show } from './showing.server.ts'
import { statementWords } from './statementWords.ts'

/** Statements a minute from one address. */
const most = 60
const statements = ['privacy', 'accessibility'] as const
type Statement = (typeof statements)[number]
type Section = StatementBody['sections'][number]
type StatementContext = { services: Services; codes: ReturnType<typeof openCodes>; bundle: Promise<Bundle> }

export const statementRoutes = statements.map(one => `/q/:code/${one}`)
/** The pages of plain sentences behind every scan page: its privacy, its accessibility. */
export const addStatements = (scope: FastifyInstance, options: { helmet: false }, context: StatementContext): void => {
  for (const one of statements) scope.get<Params>(`/q/:code/${one}`, options, openStatement(context, one))
}

const openStatement =
  ({ services: { db, limits, config }, codes, bundle }: StatementContext, statement: Statement) =>
  async (request: FastifyRequest<Params>, reply: FastifyReply): Promise<FastifyReply> => {
    await limits.take(`scan-statement:${addressOf(config.secret, request)}`, most)
    const address = addressFrom(request.params.code)
    const code = address === null ? null : await codes.find(address)
    const language = languageFor(request)
    if (!code) return show(reply, await bundle, 404, { code, language, token: null, body: { page: 'Unknown' } })
    const sections = await db.withTenant(
      code.GroupId,
      tx => (statement === 'privacy' ? sayPrivacy(tx, code, language) : sayAccessibility(tx, code, language)),
      { readOnly: true },
    )
    const t = statementWords[language]
    const linkTo = (path: string, label: string) => ({ href: `/q/${code.Address}${path}?lang=${language}`, label })
    const other = statement === 'privacy' ? 'accessibility' : 'privacy'
    const links = [linkTo(`/${other}`, t[other].title), linkTo('', t.back)]
    const body: StatementBody = { page: 'Statement', title: t[statement].title, sections, links }
    return show(reply, await bundle, 200, { code, language, token: null, body, at: `/q/${code.Address}/${statement}` })
  }

const sayPrivacy = async (tx: Tx, code: Code, language: Language): Promise<Section[]> => {
  const t = statementWords[language].privacy
  const [notice, { kinds }] = [await findNotice(tx, code.GroupId), await readRetention(tx, code.GroupId)]
  const who = notice?.Responsible || (await findAccountName(tx, code, language))
  const own = notice ? labelIn(notice.Text, language).trim() : ''
  const { TrackScanData } = code.building
  return [
    { heading: t.who, lines: [fillNames(t.whoText, { who, building: labelIn(code.building.Name, language) })] },
    { heading: t.open, lines: TrackScanData ? [t.openCounted, t.openAgain] : [t.openNot] },
    { heading: t.send, lines: [t.sendText, t.sendPhone, t.pin] },
    {
      heading: t.long,
      lines: kinds.flatMap(({ source, Days }) => {
        if (source.isOfVisitors === false) return []
        const kind = source.Label[language]
        return Days === null ? fillNames(t.longNever, { kind }) : fillNames(t.longDays, { kind, n: Days })
      }),
    },
    { heading: t.rights, lines: [t.rightsText, sayContact(code, notice?.Email ?? '', language)] },
    ...(own ? [{ heading: fillNames(t.own, { who }), lines: own.split(/\n+/).filter(line => line.trim() !== '') }] : []),
  ]
}

const sayAccessibility = async (tx: Tx, code: Code, language: Language): Promise<Section[]> => {
  const t = statementWords[language].accessibility
  const notice = await findNotice(tx, code.GroupId)
  return [
    { heading: t.aim, lines: [t.aimText] },
    { heading: t.done, lines: [t.doneText] },
    { heading: t.limits, lines: [t.limitsText] },
    { heading: t.tell, lines: [t.tellText, sayContact(code, notice?.Email ?? '', language)] },
  ]
}

/** Where visitors turn to: the account's address for it, else the phone of the building, else its team. */
const sayContact = ({ building }: Code, email: string, language: Language): string => {
  const t = statementWords[language].privacy
  if (email) return fillNames(t.write, { email })
  const phone = building.ContactPhoneNumber?.trim()
  return phone ? fillNames(t.call, { phone: shownPhone(phone) }) : t.ask
}

const findAccountName = async (tx: Tx, { GroupId }: Code, language: Language): Promise<string> => {
  const [row] = await tx.select({ name: accountGroup.GroupName }).from(accountGroup).where(eq(accountGroup.id, GroupId))
  return row ? labelIn(row.name, language) : ''
}
