import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { messages } from '../core/problem.ts'
import classes from './dialog.module.css'
import { closeDialog, type OpenDialog, type OpenQuestion, openDialogs, type Question } from './dialogs.tsx'
import { DialogPlace } from './form/place.ts'
import { usePhone } from './kit/usePhone.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useSay } from './useSay.ts'
import { words } from './words.ts'
import { useWords } from './words.tsx'

/** Draws the dialogs that `dialogs.open`, `confirm` and `ask` have opened; loaded with the first of them. */
export const DialogHost = () => {
  const open = useSyncExternalStore(openDialogs.subscribe, openDialogs.get, openDialogs.get)
  return open.map((dialog, depth) => <OneDialog key={dialog.id} dialog={dialog} depth={depth} isTop={depth === open.length - 1} />)
}

type OneDialogProps = { dialog: OpenDialog | OpenQuestion; depth: number; isTop: boolean }

/** Esc closes the topmost one alone: each listens to the window. */
const OneDialog = ({ dialog, depth, isTop }: OneDialogProps) => {
  const { id, title, size = 'lg', phone, side, render, origin } = dialog
  const narrow = usePhone()
  const t = useWords(words)
  const guard = useRef<(() => Promise<boolean>) | null>(null)
  const close = useCallback(() => closeDialog(id), [id])
  const setGuard = useCallback((given: (() => Promise<boolean>) | null) => {
    guard.current = given
  }, [])
  const place = useMemo(() => ({ close, titled: title !== undefined, setGuard }), [close, title, setGuard])
  useFocusBack(origin)
  const leave = async () => {
    if (!guard.current || (await guard.current())) close()
  }
  return (
    <Modal.Root
      opened
      centered={!side}
      radius={side ? 0 : 'md'}
      {...(side && { classNames: { inner: classes.sideInner ?? '', content: classes.sideContent ?? '' } })}
      returnFocus={false}
      closeOnEscape={isTop}
      onClose={() => void leave()}
      size={size}
      fullScreen={phone === 'full' && narrow}
      zIndex={200 + depth * 10}
      transitionProps={{ duration: 120, ...(side && { transition: 'slide-left' }) }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {title !== undefined && (
          <div className={classes.header}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t('close')} />
          </div>
        )}
        <DialogPlace value={place}>
          {'question' in dialog ? (
            <Modal.Body>
              <Asked question={dialog.question} />
            </Modal.Body>
          ) : title === undefined ? (
            render(close)
          ) : (
            <Modal.Body>{render(close)}</Modal.Body>
          )}
        </DialogPlace>
      </Modal.Content>
    </Modal.Root>
  )
}

const Asked = ({ question }: { question: Question }) => {
  if (question.kind === 'confirm') return <Confirm {...question} />
  return question.kind === 'choose' ? <Choose {...question} /> : <Ask {...question} />
}

const Confirm = ({ text, yes, no, danger = false, onAnswer }: Extract<Question, { kind: 'confirm' }>) => {
  const t = useWords(words)
  return (
    <>
      <Text component="div" size="sm">
        {text}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={danger || undefined}>
          {no ?? t('cancel')}
        </Button>
        <Button {...(danger && { color: 'red' })} onClick={() => onAnswer(true)} data-autofocus={!danger || undefined}>
          {yes ?? t('yes')}
        </Button>
      </Group>
    </>
  )
}

const Choose = ({ text, no, options, onAnswer }: Extract<Question, { kind: 'choose' }>) => {
  const hasMain = options.some(({ tone }) => tone === 'main')
  return (
    <>
      <Text component="div" size="sm">
        {text}
      </Text>
      <div className={classes.choices}>
        <Button variant="default" onClick={() => onAnswer(null)} data-autofocus={!hasMain || undefined}>
          {no}
        </Button>
        {options.map(({ value, label, tone }) => (
          <Button
            key={value}
            {...(tone === 'danger' && { color: 'red', variant: hasMain ? 'outline' : 'filled' })}
            onClick={() => onAnswer(value)}
            data-autofocus={tone === 'main' || undefined}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

const Ask = ({ label, yes, initial = '', check, maxLength = 200, digits = false, onAnswer }: Extract<Question, { kind: 'ask' }>) => {
  const t = useWords(words)
  const say = useSay()
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = text.trim() === '' ? messages.required : (check?.(text.trim()) ?? null)
    setProblem(found)
    if (!found) onAnswer(text.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={label}
        value={text}
        maxLength={maxLength}
        error={problem && say(problem)}
        {...(digits && { inputMode: 'numeric' })}
        autoComplete="off"
        data-autofocus
        onChange={event => {
          const typed = event.currentTarget.value
          setText(digits ? typed.replaceAll(/\D/g, '') : typed)
          setProblem(null)
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('cancel')}
        </Button>
        <Button type="submit">{yes ?? t('ok')}</Button>
      </Group>
    </form>
  )
}
