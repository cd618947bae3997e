import { useRef } from 'react'
import { definitions } from '../functionalities/definitions.ts'
import type { SaveForm } from '../functionalities/panels.ts'
import type { FunctionalityType } from '../functionalities/types.ts'
import { isUntouched, type Template, withTemplate } from './draft.ts'
import { templateDefault } from './templateDefault.ts'

const labels = Object.values(definitions).flatMap(one => Object.values(one.Label))

/** The template defaults behind an editor: for a chosen type, and again for another location while nothing has been typed over. */
export const useTemplates = (form: SaveForm, gId: string) => {
  const last = useRef<Template | null>(null)
  const load = async (QrType: string, Location: string, wanted: (template: Template | null) => boolean) => {
    const before = last.current
    const template = await templateDefault(gId, QrType, Location)
    if (!template || !wanted(before)) return
    last.current = template
    form.put(values => withTemplate(values, template, labels))
  }
  return {
    choose: (type: FunctionalityType): void => void load(definitions[type].QrType, form.values.Location, () => true),
    toLocation: (Location: string): void => {
      const { values } = form
      if (values.Item.QrType && isUntouched(values, last.current))
        void load(values.Item.QrType, Location, before => before === last.current)
    },
  }
}
