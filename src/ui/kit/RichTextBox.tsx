import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { IconPhoto } from '@tabler/icons-react'
import { type Editor, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { cleanHtmlWith } from '../trustedHtml.ts'
import { useWords } from '../words.tsx'
import { cleanHtml } from './cleanHtml.ts'
import { pastedHtml } from './pastedHtml.ts'
import { pictureNode } from './pictureNode.ts'
import classes from './RichText.module.css'
import type { RichPicture, RichTextProps } from './RichText.tsx'
import { words } from './richWords.ts'

/** The editor itself, in a chunk of its own. */
export const RichTextBox = ({ value, onChange, label, labelId, disabled = false, askPicture }: RichTextProps & { labelId: string }) => {
  const t = useWords(words)
  cleanHtmlWith(cleanHtml) // what the editor parses: its value, and what is pasted
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, codeBlock: false }),
      Link.configure({ protocols: ['https', 'mailto'] }),
      ...(askPicture ? [pictureNode] : []),
    ],
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: { 'aria-labelledby': labelId, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: pastedHtml, // before the browser's guard cleans it
    },
    onUpdate: ({ editor: one }) => onChange(one.getHTML()),
  })
  useEffect(() => {
    // While a part of the page still loads, React may hide this one: its editor is then made anew, with the value.
    if (editor && !editor.isDestroyed && value !== editor.getHTML()) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false) // no change of its content
  }, [editor, disabled])
  return (
    <RichTextEditor
      editor={editor}
      classNames={{ root: classes.root, content: classes.content, toolbar: classes.toolbar }}
      labels={useLabels()}
    >
      <RichTextEditor.Toolbar aria-label={`${label}: ${t('formatting')}`}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Strikethrough />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          {askPicture && (
            <RichTextEditor.Control
              aria-label={t('picture.label')}
              title={t('picture.label')}
              disabled={disabled}
              onClick={() => editor && void putPicture(editor, askPicture)}
            >
              <IconPhoto size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
          )}
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

/** Puts a picture where the cursor stands, or in place of the chosen one. */
const putPicture = async (editor: Editor, ask: NonNullable<RichTextProps['askPicture']>): Promise<void> => {
  const before = editor.isActive('picture') ? (editor.getAttributes('picture') as RichPicture) : null // what the node keeps
  const picture = await ask(before)
  if (picture && !editor.isDestroyed) editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
}

const useLabels = () => {
  const t = useWords(words)
  return {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    underlineControlLabel: t('underline'),
    strikeControlLabel: t('strike'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    bulletListControlLabel: t('bullets'),
    orderedListControlLabel: t('numbers'),
    blockquoteControlLabel: t('quote'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
    linkEditorInputLabel: t('address'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorSave: t('save'),
    linkEditorExternalLink: t('newTab'),
    linkEditorInternalLink: t('sameTab'),
  }
}
