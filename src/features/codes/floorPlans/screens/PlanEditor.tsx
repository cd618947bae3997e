import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { holdsText } from '../../../../core/fold.ts'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { textIn } from '../../../../ui/language.ts'
import { href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetFloorPlan } from '../contract.ts'
import type { PlanCode } from '../model.ts'
import { floorPlans } from '../routes.ts'
import { words } from '../words.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanPicture } from './PlanPicture.tsx'
import { PlanSide } from './PlanSide.tsx'
import classes from './plans.module.css'
import { usePins } from './usePins.ts'

type PageParams = { params: { groupId: string; bId: string; planId: string } }

/** `/library/floorPlan/{groupId}/{bId}/{planId}`: a plan with its codes, and those of its floor that are on none. */
export const Screen = ({ params: { groupId: gId, bId, planId: PlanId } }: PageParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const found = useCall(GetFloorPlan, { gId, bId, PlanId }, { quiet: true })
  const crumbs = [{ label: textIn(floorPlans.title, language), to: href(floorPlans, null, { bId }) }]
  const title = textIn(floorPlans.title, language)
  if (found.isError && !found.data)
    return (
      <Page title={title} crumbs={crumbs}>
        <LoadFailed query={found} missing={t('missing')} />
      </Page>
    )
  if (!found.data)
    return (
      <Page title={title} crumbs={crumbs}>
        <Skeletons.Form fields={6} />
      </Page>
    )
  return <Editor gId={gId} data={found.data} crumbs={crumbs} />
}

type EditorProps = { gId: string; data: Output<typeof GetFloorPlan>; crumbs: { label: string; to: string }[] }

const Editor = ({ gId, data, crumbs }: EditorProps) => {
  const t = useWords(words)
  const mayEdit = useSession().can('ManageLibraries')
  const { Plan } = data
  const pins = usePins(gId, data)
  const [placing, setPlacing] = useState<PlanCode | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const isMeant = ({ QrName, SignId, Location }: PlanCode) => holdsText(`${QrName} ${SignId} ${Location}`, text)
  const edit = () => dialogs.open(() => <PlanDialog gId={gId} bId={Plan.BuildingId} plan={Plan} />)
  return (
    <Page
      title={t('area', { floor: Plan.Floor })}
      lead={`${t('placed', { n: pins.pins.length })} · ${t('unplaced', { n: Plan.Unplaced })}`}
      crumbs={[...crumbs, { label: Plan.Floor }]}
      editNeeds={['ManageLibraries']}
      {...(mayEdit && {
        actions: (
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
            {t('edit')}
          </Button>
        ),
      })}
    >
      <div className={classes.editor}>
        <PlanPicture
          plan={Plan}
          pins={pins}
          mayEdit={mayEdit}
          placing={placing}
          onPlaced={() => setPlacing(null)}
          chosen={chosen}
          onChoose={setChosen}
        />
        <div className={classes.side}>
          <TextInput
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <PlanSide
            gId={gId}
            plan={Plan}
            on={pins.pins.filter(isMeant)}
            beside={pins.beside.filter(isMeant)}
            isSearched={text.trim() !== ''}
            mayEdit={mayEdit}
            placing={placing}
            onPlacing={setPlacing}
            chosen={chosen}
            onChoose={setChosen}
            takeOff={pins.takeOff}
          />
          {mayEdit && pins.pins.length > 0 && <p className={classes.soft}>{t('pinHelp')}</p>}
          <p role="status" className={classes.said}>
            {pins.said}
          </p>
        </div>
      </div>
    </Page>
  )
}
