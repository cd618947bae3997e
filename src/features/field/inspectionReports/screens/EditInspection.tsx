import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { inspectionKind } from '../../inspections/model.ts'
import { GetInspectionDetail, GetInspectionSummaries, GetInspections, RegeneratePDF } from '../contract.ts'
import { words } from '../words.ts'
import classes from './reports.module.css'
import { StopForm } from './StopForm.tsx'

type EditProps = { gId: string; bId: string; iptId: string; onClose: () => void }

/** The answers of a walk, a form a stop; what was changed reaches the report with "Regenerate PDF & Close". */
export const EditInspection = (props: EditProps) => {
  const t = useWords(words)
  const query = useCall(GetInspectionDetail, { gId: props.gId, iptId: props.iptId }, { quiet: true })
  const { data } = query
  if (data) return <Opened {...props} walk={data} />
  return query.isError ? <LoadFailed query={query} missing={t('edit.missing')} /> : <Skeletons.Form fields={5} />
}

type Walk = Output<typeof GetInspectionDetail>

const Opened = ({ gId, bId, iptId, onClose, walk }: EditProps & { walk: Walk }) => {
  const t = useWords(words)
  const [changed, setChanged] = useState(false)
  const [cover, setCover] = useState<boolean | null>(null)
  const { run, running } = useWrite(RegeneratePDF, { done: t('edit.made') })
  const regenerate = async () => {
    const asked = walk.OfBuilding || cover === null ? {} : { GenerateAICover: cover }
    if (!(await run({ GroupId: gId, BuildingId: bId, IptId: iptId, ...asked }))) return
    void refresh(GetInspections, GetInspectionSummaries, GetInspectionDetail)
    onClose()
  }
  const switchCover = async (on: boolean) => {
    if (on && !(await confirm({ title: t('edit.coverTitle'), text: t('edit.coverText'), yes: t('edit.coverYes') }))) return
    setCover(on)
    setChanged(true)
  }
  return (
    <>
      <Stack gap="md">
        {(walk.Outdated || changed) && <Alert color="orange">{t('edit.changed')}</Alert>}
        {walk.Stops.map((stop, i) => (
          <StopForm
            key={stop.EquipmentInspectionId || `open ${i}`}
            {...{ gId, bId, iptId, stop }}
            Version={walk.Version}
            number={i + 1}
            onSaved={() => setChanged(true)}
          />
        ))}
      </Stack>
      <div className={classes.foot}>
        <div>
          <Switch
            label={t('edit.cover')}
            checked={cover ?? walk.EnableAICover}
            disabled={walk.OfBuilding || running}
            onChange={event => void switchCover(event.currentTarget.checked)}
          />
          {walk.OfBuilding && (
            <Text size="sm" c="var(--ink-soft)">
              {t('edit.coverOfBuilding')}
            </Text>
          )}
        </div>
        <Group>
          <HistoryButton of={inspectionKind} id={iptId} />
          <Button variant="default" disabled={changed} onClick={onClose}>
            {t('edit.close')}
          </Button>
          <Button disabled={!changed && !walk.Outdated} loading={running} onClick={() => void regenerate()}>
            {t('edit.regenerate')}
          </Button>
        </Group>
      </div>
    </>
  )
}
