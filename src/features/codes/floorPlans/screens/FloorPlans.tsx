import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { textIn } from '../../../../ui/language.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../qr/routes.ts'
import { DeleteFloorPlan, GetFloorPlans } from '../contract.ts'
import type { FloorPlanRow } from '../model.ts'
import { floorPlanPage, floorPlans } from '../routes.ts'
import { words } from '../words.ts'
import { PlanDialog } from './PlanDialog.tsx'
import classes from './plans.module.css'

/** `/library/floorPlans`: the plans of the chosen building, and the floors that have none. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const mayEdit = useSession().can('ManageLibraries')
  const found = useCall(GetFloorPlans, { gId, bId }, { quiet: true })
  const open = (floor: string) => dialogs.open(() => <PlanDialog gId={gId} bId={bId} floor={floor} />)
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('')}>
      {t('add')}
    </Button>
  )
  const frame = {
    title: t('title'),
    lead: t('lead'),
    crumbs: [{ label: textIn(library.title, language), to: href(library) }, { label: textIn(floorPlans.title, language) }],
    action: add,
    editNeeds: ['ManageLibraries'],
  } as const
  if (found.isError && !found.data)
    return (
      <Page {...frame}>
        <LoadFailed query={found} />
      </Page>
    )
  if (!found.data)
    return (
      <Page {...frame}>
        <Skeletons.Form fields={5} />
      </Page>
    )
  const { Plans, WithoutPlan } = found.data
  return (
    <Page {...frame}>
      {Plans.length === 0 && <EmptyState text={t('empty')} hint={t('emptyHint')} action={add} />}
      {Plans.length > 0 && (
        <ul className={classes.cards}>
          {Plans.map(plan => (
            <PlanCard key={plan.PlanId} plan={plan} gId={gId} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {WithoutPlan.length > 0 && (
        <Section title={t('without')} collapsible={false}>
          <ul className={classes.floors}>
            {WithoutPlan.map(({ Floor, Codes }) => (
              <li key={Floor}>
                <strong>{Floor || t('noFloor')}</strong>
                <span className={classes.soft}>{t('withoutLead', { n: Codes })}</span>
                {mayEdit && Floor !== '' && (
                  <Button variant="default" size="xs" aria-label={t('addOf', { floor: Floor })} onClick={() => open(Floor)}>
                    {t('addFor')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

const PlanCard = ({ plan, gId, mayEdit }: { plan: FloorPlanRow; gId: string; mayEdit: boolean }) => {
  const t = useWords(words)
  const { PlanId, BuildingId, Floor, Picture, Placed, Unplaced } = plan
  return (
    <li className={classes.card}>
      <AddressLink href={href(floorPlanPage, { groupId: gId, bId: BuildingId, planId: PlanId })} aria-label={t('open', { floor: Floor })}>
        <img src={Picture.Thumbnail ?? Picture.Link} alt="" className={classes.thumb} loading="lazy" />
      </AddressLink>
      <div className={classes.cardText}>
        <div>
          <strong>{Floor}</strong>
          <p className={classes.soft}>
            {t('placed', { n: Placed })} · {t('unplaced', { n: Unplaced })}
          </p>
        </div>
        {mayEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={t('editOf', { floor: Floor })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => dialogs.open(() => <PlanDialog gId={gId} bId={BuildingId} plan={plan} />)}
              >
                {t('edit')}
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void remove(gId, plan, t)}>
                {t('delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </li>
  )
}

const remove = async (
  GroupId: string,
  { PlanId, BuildingId, Floor, Placed }: FloorPlanRow,
  t: ReturnType<typeof useWords<typeof words.en>>,
): Promise<void> => {
  const text = t('deleteText', { placed: Placed })
  if (!(await confirm({ title: t('deleteTitle', { floor: Floor }), text, yes: t('delete'), danger: true }))) return
  try {
    await callOnce(DeleteFloorPlan, { GroupId, BuildingId, PlanId })
    toast.success(t('deleted'))
  } catch (error) {
    toast.error(error)
  }
  await refresh(GetFloorPlans)
}
