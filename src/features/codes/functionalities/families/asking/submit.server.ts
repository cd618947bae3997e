import type { CodeItem, Scannable } from '../../../scanPage/scannable.server.ts'
import { shownField, shownText, takeAnswers } from '../../answering.server.ts'
import type { AskingDefinition } from './definition.ts'
import type { AskingContent } from './model.ts'

/** The page of an asking type. */
export const makeAsking = ({ type, purpose, Label, Heading, Warning, groupsIn }: AskingDefinition): Scannable<AskingContent> => {
  const fieldsIn = (form: CodeItem['Form']) => groupsIn(form).flatMap(({ fields }) => fields)
  return {
    // A code that the form had when it was opened is no attack: `problems` says that the form has changed.
    isField: name => /^(Q[a-z\d]{1,7}|Name|Email|Phone|Unit|Note|Photos)(\.\w{1,5})?$/.test(name),
    page: ({ item, language }) => ({
      view: 'asking',
      title: Label[language],
      content: {
        heading: Heading[language],
        groups: groupsIn(item.Form).map(({ title, fields }) => ({
          title: title ? shownText(title, language) : '',
          fields: fields.map(one => shownField(one, language)),
        })),
        warning: Warning?.[language] ?? null,
      },
    }),
    ...takeAnswers({ type, purpose }, fieldsIn),
  }
}
