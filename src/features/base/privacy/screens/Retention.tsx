import { Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { FormBody } from '../../../../ui/form/FormBody.tsx'
import { NumberField } from '../../../../ui/form/fields.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetRetention, SaveRetention } from '../contract.ts'
import { fewestDays, mostDays } from '../model.ts'
import { words } from '../words.ts'

/** How long the account keeps the names of each kind of records. */
export const Retention = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const query = useCall(GetRetention, { gId })
  return (
    <Section title={t('retention')} collapsible={false}>
      {query.isError && !query.data && <LoadFailed query={query} />}
      {!query.isError && !query.data && <Skeletons.Form fields={3} />}
      {query.data && <RetentionForm key={query.data.Version} gId={gId} kept={query.data} />}
    </Section>
  )
}

const RetentionForm = ({ gId, kept }: { gId: string; kept: Output<typeof GetRetention> }) => {
  const t = useWords(words)
  const form = useCallForm(SaveRetention, {
    initial: { GroupId: gId, Version: kept.Version, Kinds: kept.Kinds.map(({ Kind, Days }) => ({ Kind, Days })) },
    done: t('saved'),
    refresh: [GetRetention],
  })
  return (
    <FormBody form={form} submit={t('save')}>
      <Text size="sm" c="var(--ink-soft)">
        {t('retentionLead')}
      </Text>
      {kept.Kinds.map(({ Kind, Label }, n) => (
        <NumberField
          key={Kind}
          of={form}
          name={`Kinds.${n}.Days`}
          label={`${Label}: ${t('days').toLowerCase()}`}
          min={fewestDays}
          max={mostDays}
        />
      ))}
    </FormBody>
  )
}
