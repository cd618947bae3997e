import { ActionIcon, Input } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './CopyField.module.css'
import { CopyButton, type CopyFieldProps } from './CopyField.tsx'
import { words } from './words.ts'

/** A secret (PIN, key, password) shown on demand only, with COPY. */
export const SecretField = ({ label, value, onCopied }: CopyFieldProps) => {
  const t = useWords(words)
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }}>
      <div className={classes.box}>
        <input
          id={id}
          className={classes.value}
          data-secret
          readOnly
          // A fixed number of dots: the length is a secret too.
          value={shown ? value : '••••••••'}
          {...(!shown && { 'aria-describedby': `${id}-hidden` })}
        />
        <span id={`${id}-hidden`} className="unseen">
          {t('hidden')}
        </span>
        <ActionIcon variant="subtle" color="gray" onClick={() => setShown(!shown)} aria-label={t(shown ? 'hide' : 'show', { what: label })}>
          {shown ? <IconEyeOff size={17} /> : <IconEye size={17} />}
        </ActionIcon>
        <CopyButton label={label} value={value} {...(onCopied && { onCopied })} />
      </div>
    </Input.Wrapper>
  )
}
