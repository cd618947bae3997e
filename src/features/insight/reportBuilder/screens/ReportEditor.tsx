import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { CheckField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormPage } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { href, useBack, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { scopeFlags } from '../../dashboards/model.ts'
import { GetReport, GetReports, SaveReport } from '../contract.ts'
import { type ReportScope, reportScopes } from '../model.ts'
import { accountReport, buildingReport, reportList } from '../routes.ts'
import { words } from '../words.ts'
import { BlocksField } from './BlocksField.tsx'
import type { BuiltReport } from './blocks.ts'

/** `/reportBuilder/builder`: composes a report, changes one, or begins with the parts of one. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const [{ report, copy }] = useUrlState({ report: '', copy: '' })
  const rId = report || copy
  const query = useCall(GetReport, rId ? { gId, rId } : null, { load: 'always', quiet: true })
  const title = report ? t('editTitle') : t('newReport')
  const crumbs = [{ label: t('title'), to: href(reportList) }, { label: title }]
  const known = rId === '' || query.data !== undefined
  return (
    <Page narrow title={title} lead={t('lead')} crumbs={crumbs}>
      {query.isError && <LoadFailed query={query} missing={t('missing')} />}
      {!known && !query.isError && <Skeleton height={280} radius="md" />}
      {known && <Editor key={`${report} ${copy}`} report={query.data ?? null} isCopy={copy !== ''} />}
    </Page>
  )
}

const Editor = ({ report, isCopy }: { report: BuiltReport | null; isCopy: boolean }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const back = useBack()
  const scopes = useScopes()
  const [saved, setSaved] = useState<string | null>(null)
  const changed = report !== null && !isCopy
  const isShared = changed && !report.Own
  const name = report ? (isCopy ? t('copyName', { name: report.Name }) : report.Name) : ''
  const form = useCallForm(SaveReport, {
    initial: {
      GroupId: gId,
      ...(changed && { ReportId: report.ReportId, Version: report.Version }),
      Name: name,
      Own: report?.Own ?? false,
      Scope: report?.Scope ?? scopes[0] ?? 'building',
      Blocks: report?.Blocks ?? [],
    },
    done: t('saved'),
    refresh: [GetReports, GetReport],
    reads: [GetReport],
    onSaved: ({ ReportId }) => setSaved(ReportId),
  })
  const { Scope, Blocks } = form.values
  useOpened(saved, Scope)
  return (
    <FormPage form={form} onCancel={() => back(reportList)}>
      <TextField of={form} name="Name" label={t('Name')} maxLength={120} required autoFocus={!changed} />
      <SelectField
        of={form}
        name="Scope"
        label={t('Scope')}
        options={scopes.map(value => ({ value, label: t(`scopes.${value}`) }))}
        help={t(`scopeHelp.${Scope}`)}
        disabled={changed || Blocks.some(({ Kind }) => Kind === 'Part')}
        required
      />
      <CheckField of={form} name="Own" label={t('Own')} help={t(isShared ? 'sharedHelp' : 'ownHelp')} disabled={isShared} />
      <BlocksField form={form} />
    </FormPage>
  )
}

// To the report itself. In an effect: by then the form is saved, and does not ask before leaving.
const useOpened = (rId: string | null, scope: ReportScope) => {
  const go = useGo()
  useEffect(() => {
    if (rId) go(scope === 'account' ? accountReport : buildingReport, { rId })
  }, [rId, scope, go])
}

/** Of which places the user may build reports. */
const useScopes = (): ReportScope[] => {
  const { can } = useSession()
  return reportScopes.filter(scope => can(scopeFlags[scope]))
}
