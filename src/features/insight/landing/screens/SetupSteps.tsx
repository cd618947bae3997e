import { IconBellCog, IconPalette, IconQrcode, IconUsers } from '@tabler/icons-react'
import type { Permission } from '../../../../core/permissions.ts'
import { href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ToDoIcon } from '../../../base/handling/screens/toDoLooks.ts'
import { propertyQrGenerator } from '../../../codes/generator/routes.ts'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { contacts } from '../../../property/contacts/routes.ts'
import { notificationRules } from '../../../property/notifications/routes.ts'
import { type SetupStep, setupSteps } from '../contract.ts'
import { words } from '../words.ts'
import classes from './Home.module.css'
import { Waiting } from './ToDoList.tsx'

/** `needs`: every one of these flags. */
type StepLook = { icon: ToDoIcon; needs: readonly Permission[]; to: (bId: string) => string }

/** The picture of each step, and the page on which it is done. */
const looks: Record<SetupStep, StepLook> = {
  Branding: { icon: IconPalette, needs: ['Branding', 'GlobalManageEntities'], to: bId => href(propertyAdd, { bId, idx: 2 }) },
  People: { icon: IconUsers, needs: ['ManageContacts'], to: bId => href(contacts, null, { bId }) },
  Notifications: { icon: IconBellCog, needs: ['ManagePropertyInfo'], to: bId => href(notificationRules, null, { bId }) },
  Codes: { icon: IconQrcode, needs: ['ManageLibraries'], to: bId => href(propertyQrGenerator, null, { bId }) },
}

/** What a new building still needs, each step leading to where it is done; gone once the reader can do no more of it. */
export const SetupSteps = ({ bId, steps }: { bId: string; steps: readonly SetupStep[] }) => {
  const t = useWords(words)
  const { can } = useSession()
  const mine = steps.filter(step => looks[step].needs.every(flag => can(flag)))
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="setup">
      <h2 id="setup" className={classes.heading}>
        {t('setup.title', { done: setupSteps.length - steps.length, all: setupSteps.length })}
      </h2>
      <ol className={classes.strip}>
        {mine.map(step => (
          <Waiting key={step} icon={looks[step].icon} to={looks[step].to(bId)} text={t(`setup.${step}`)} hint={t(`setup.hints.${step}`)} />
        ))}
      </ol>
    </section>
  )
}
