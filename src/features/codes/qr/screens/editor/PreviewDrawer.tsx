import { Button, Drawer } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from '../../words.ts'
import classes from '../qr.module.css'
import { EditorSide, type SideProps } from './EditorSide.tsx'

/** The preview on a phone, in a drawer: elsewhere it is beside the form. */
export const PreviewDrawer = (props: SideProps) => {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.look}
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={() => {
          props.onSide('page')
          setOpen(true)
        }}
      >
        {t('preview')}
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        size="92%"
        title={t('preview')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <div className={classes.drawer}>
          <EditorSide {...props} />
        </div>
      </Drawer>
    </>
  )
}
