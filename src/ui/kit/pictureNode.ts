import { Node } from '@tiptap/core'
import { richPictureAttributes } from '../../core/html.ts'

/** A picture between the paragraphs of rich text. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => Object.fromEntries(richPictureAttributes.map(name => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
