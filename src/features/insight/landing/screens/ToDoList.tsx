import { IconChecklist, IconCircleCheck, IconClipboardText, IconHourglass, IconPencil, IconStar, IconUpload } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { imports } from '../../../property/imports/routes.ts'
import { surveyList } from '../../../surveys/surveys/routes.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import type { ToDo, ToDoKind, ToDoList as Waits } from '../contract.ts'
import { customerPortal } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Home.module.css'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
const looks: Record<ToDoKind, { icon: Icon; to: (item: ToDo) => string }> = {
  SurveysToAccept: { icon: IconClipboardText, to: () => href(surveyList, null, { status: 'PendingApproval' }) },
  SurveysWaiting: { icon: IconHourglass, to: () => href(surveyList, null, { status: 'Completed' }) },
  SurveyDrafts: { icon: IconPencil, to: () => href(surveyList, null, { status: 'Draft' }) },
  LowRatings: { icon: IconStar, to: ({ BuildingId }) => href(analyticsFeedback, { bId: BuildingId ?? '' }) },
  ImportsChecked: { icon: IconUpload, to: () => href(imports) },
}

/** What waits for the reader, each leading to where it is done. `bId`: of that building. */
export const ToDoList = ({ toDo: { Items, Missing }, bId = null }: { toDo: Waits; bId?: string | null }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  const gaps = bId !== null && Missing.length > 0
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className={classes.heading}>
        {t('toDo')}
      </h2>
      {Items.length === 0 && !gaps ? (
        <p className={classes.done}>
          <IconCircleCheck size={18} aria-hidden /> {t('nothingToDo')}
        </p>
      ) : (
        <ul className={classes.strip}>
          {Items.map(item => {
            const { icon: Icon, to } = looks[item.Kind]
            const building = !bId && item.BuildingName ? nameIn(item.BuildingName, language) : ''
            const text = t(`waits.${item.Kind}`, { n: item.Count })
            return <Waiting key={`${item.Kind}${item.BuildingId}`} icon={Icon} to={to(item)} text={text} hint={building} />
          })}
          {gaps && (
            <Waiting
              icon={IconChecklist}
              to={can(customerPortal.may) ? href(customerPortal) : href(propertyAdd, { bId })}
              text={t('waits.Missing', { n: Missing.length })}
              hint={t('waits.MissingHint')}
            />
          )}
        </ul>
      )}
    </section>
  )
}

type WaitingProps = { icon: Icon; to: string; text: string; hint: string }

const Waiting = ({ icon: Icon, to, text, hint }: WaitingProps) => (
  <li>
    <AddressLink href={to} className={classes.waiting}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.waitingText}>
        {text}
        {hint && <span className={classes.soft}>{hint}</span>}
      </span>
    </AddressLink>
  </li>
)
