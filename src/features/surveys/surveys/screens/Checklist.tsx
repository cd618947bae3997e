import { Button, Text } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { type SurveyFlags, type SurveySection, surveySections } from '../model.ts'
import { enabledSections, withSection } from '../rules.ts'
import { words } from '../words.ts'
import classes from './surveys.module.css'

type Props = { flags: SurveyFlags; onChange: (flags: SurveyFlags) => void }

/** The property information checklist: what the customer is asked about the property itself. */
export const Checklist = ({ flags, onChange }: Props) => {
  const t = useWords(words)
  const n = enabledSections(flags).length
  return (
    <Section title={t('builder.checklist')} side={t('builder.checklistSide', { n, total: surveySections.length })}>
      <Text size="sm" c="var(--ink-soft)" mb="md">
        {t('builder.checklistLead')}
      </Text>
      <ul className={classes.checklist}>
        {surveySections.map(section => (
          <Item key={section} section={section} on={flags[`Enable${section}`]} onSwitch={on => onChange(withSection(flags, section, on))} />
        ))}
      </ul>
    </Section>
  )
}

const Item = ({ section, on, onSwitch }: { section: SurveySection; on: boolean; onSwitch: (on: boolean) => void }) => {
  const t = useWords(words)
  const what = t(`section.${section}.name`)
  const Icon = on ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li className={classes.item} data-off={on ? undefined : true}>
      <Icon size={20} aria-hidden className={classes.mark} />
      <span className={classes.grow}>
        <span className={classes.itemName}>{what}</span>
        <span className={classes.itemHelp}>{t(`section.${section}.help`)}</span>
      </span>
      <Button
        variant={on ? 'subtle' : 'default'}
        color="gray"
        size="compact-sm"
        aria-label={t(on ? 'builder.removeWhat' : 'builder.addWhat', { what })}
        onClick={() => onSwitch(!on)}
      >
        {t(on ? 'builder.remove' : 'builder.add')}
      </Button>
    </li>
  )
}
