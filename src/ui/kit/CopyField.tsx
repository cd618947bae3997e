import { Button, Input } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { useWords } from '../words.tsx'
import classes from './CopyField.module.css'
import { useCopy } from './copy.ts'
import { words } from './words.ts'

export type CopyFieldProps = {
  label: string
  value: string
  /** Called after copying, for the toast 'Copied'. The button says it too. */
  onCopied?: () => void
}

/** A value that cannot be edited, with COPY. */
export const CopyField = ({ label, value, onCopied }: CopyFieldProps) => {
  const id = useId()
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }}>
      <div className={classes.box}>
        <input id={id} className={classes.value} readOnly value={value} onFocus={event => event.currentTarget.select()} />
        <CopyButton label={label} value={value} {...(onCopied && { onCopied })} />
      </div>
    </Input.Wrapper>
  )
}

/** The button COPY, which says 'Copied' for two seconds. */
export const CopyButton = ({ label, value, onCopied }: CopyFieldProps) => {
  const t = useWords(words)
  const { copied, copy } = useCopy(onCopied)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        className={classes.button}
        onClick={() => copy(value)}
        leftSection={<Icon size={15} aria-hidden />}
        aria-label={copied ? t('copied') : t('copyWhat', { what: label })}
      >
        {copied ? t('copied') : t('copy')}
      </Button>
      <span className="unseen" role="status">
        {copied ? t('copied') : ''}
      </span>
    </>
  )
}
