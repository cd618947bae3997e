import { ActionIcon, Input, Popover } from '@mantine/core'
import { useContext, useState } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { markField } from '../../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { ItemIcon, namedIcons } from '../../../functionalities/icons.tsx'
import { words } from '../../words.ts'
import classes from './hub.module.css'
import type { ItemForm } from './itemForm.ts'

/** The icon of a button, from the existing icons. */
export const IconField = ({ form }: { form: ItemForm }) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) !== 'edit'
  const [language] = useLanguage()
  const [open, setOpen] = useState(false)
  const { Icon } = form.values.Item
  if (reading) return null
  const now = namedIcons.find(one => one.name === Icon)?.Label[language] ?? Icon
  const pick = (name: string) => {
    form.set('Item.Icon', name)
    setOpen(false)
  }
  return (
    <Input.Wrapper label={t('hub.icon')} labelElement="div" {...markField(form, 'Item.Icon')}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withinPortal>
        <Popover.Target>
          <ActionIcon
            className={classes.icon}
            variant="default"
            size={44}
            aria-label={t('hub.iconNow', { icon: now })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ItemIcon name={Icon} size={22} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <div className={classes.icons} role="group" aria-label={t('hub.icon')}>
            {namedIcons.map(({ name, Label }) => (
              <ActionIcon
                key={name}
                variant={name === Icon ? 'filled' : 'subtle'}
                color={name === Icon ? 'brand' : 'gray'}
                size={40}
                title={Label[language]}
                aria-label={Label[language]}
                aria-pressed={name === Icon}
                onClick={() => pick(name)}
              >
                <ItemIcon name={name} size={22} />
              </ActionIcon>
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  )
}
