import type { Label } from '../../../core/labels.ts'
import type { ErrorRule, FieldShape } from './fieldShape.ts'
import type { FieldIcon } from './fieldType.ts'
import type { FieldTypeName } from './fieldTypes.ts'

/** How a type looks: a text of several lines, choices as buttons in sight instead of a list, a picture taken, a score of 1 to 5. */
export type FieldLook = 'long' | 'buttons' | 'photo' | 'stars'
export type FieldStyle = {
  readonly type: FieldTypeName
  readonly look?: FieldLook
  /** Where its picture and its few words are not its type's. */
  readonly icon?: FieldIcon
  readonly line?: Label
  /** What stands on the wire: the documents' FieldStyle, QuestionType or FieldType, letter for letter. */
  readonly wire: string
  /** The FieldType beside the FieldStyle of a scan page, where that is not its own name. */
  readonly fieldType?: string
  readonly label: Label
  /** Its choices are those of the preset, and are not composed. */
  readonly fixed?: true
  /** Its choices begin anew where a field becomes one of the style. */
  readonly fresh?: true
  /** Error rules that the style allows, where they are fewer than its type's. */
  readonly rules?: readonly ErrorRule[]
  /** What a new field of the style begins with. */
  readonly preset?: Partial<Pick<FieldShape, 'Text' | 'Choices' | 'Required' | 'Most' | 'Range' | 'Decimals'>>
}

const label = (en: string, es: string, fr: string): Label => ({ en, es, fr })
const choice = (Value: string, en: string, es: string, fr: string) => ({ Value, Label: Value, Text: { en, es, fr } })
const yesNo = [choice('Yes', 'Yes', 'Sí', 'Oui'), choice('No', 'No', 'No', 'Non')]
const trueFalse = [choice('TRUE', 'True', 'Verdadero', 'Vrai'), choice('FALSE', 'False', 'Falso', 'Faux')]
const onOff = [choice('ON', 'ON', 'Encendido', 'Marche'), choice('OFF', 'OFF', 'Apagado', 'Arrêt')]
// Every default choice has a Label, a Text and a Value (document 2, 2.2); its texts are typed over.
const numbered = [choice('Choice 1', 'Choice 1', 'Opción 1', 'Choix 1'), choice('Choice 2', 'Choice 2', 'Opción 2', 'Choix 2')]
const blank = [choice('Choice 1', '', '', ''), choice('Choice 2', '', '', '')]
/** Name and picture of a look, for the person who composes a form. */
const looks: Readonly<Record<string, Pick<FieldStyle, 'icon' | 'line'>>> = {
  'text.long': { icon: 'lines', line: label('Several lines of text', 'Varias líneas de texto', 'Plusieurs lignes de texte') },
  'choice.buttons': {
    icon: 'dots',
    line: label('One choice, all of them in sight', 'Una opción, todas a la vista', 'Un choix, tous en vue'),
  },
  'files.photo': {
    icon: 'camera',
    line: label('Pictures taken with the phone', 'Fotos tomadas con el teléfono', 'Des photos prises avec le téléphone'),
  },
}
const oneFile = { icon: 'file', line: label('One file from the phone', 'Un archivo del teléfono', 'Un fichier du téléphone') } as const
const checklist = {
  icon: 'checklist',
  line: label('Things to tick off, or yes and no', 'Cosas que marcar, o sí y no', 'Des points à cocher, ou oui et non'),
} as const
const row = (type: FieldTypeName, wire: string, words: Label, more: Omit<FieldStyle, 'type' | 'wire' | 'label'> = {}): FieldStyle => ({
  type,
  wire,
  label: words,
  ...looks[`${type}.${more.look}`],
  ...more,
})

const words = {
  text: label('Text', 'Texto', 'Texte'),
  line: label('Short text', 'Texto corto', 'Texte court'),
  phone: label('Phone number', 'Teléfono', 'Téléphone'),
  email: label('Email', 'Correo electrónico', 'E-mail'),
  number: label('Number', 'Número', 'Nombre'),
  date: label('Date', 'Fecha', 'Date'),
  list: label('Drop-down', 'Lista desplegable', 'Liste déroulante'),
  oneOf: label('One choice', 'Una opción', 'Un choix'),
  some: label('Checkbox', 'Casillas', 'Cases à cocher'),
  photo: label('Take a photo', 'Tomar una foto', 'Prendre une photo'),
} as const

/**
 * Every style of field, by family: fields of scan pages (document 2, 2.2), questions of rounds and equipment (2.8 and 5.5), of the
 * questionnaire (document 1), of surveys (document 3). The name is the family and the style on the wire.
 */
export const fieldStyles = {
  'scan.Text': row('text', 'Text', words.text),
  'scan.PhoneNumber': row('phone', 'PhoneNumber', words.phone),
  'scan.Email': row('email', 'Email', words.email),
  'scan.TextBox': row('text', 'TextBox', label('Details', 'Detalles', 'Détails'), {
    look: 'long',
    preset: { Text: label('Details', 'Detalles', 'Détails') },
  }),
  'scan.Date': row('date', 'Date', words.date),
  'scan.Duration': row('timeRange', 'Duration', label('Time Range', 'Intervalo de horas', 'Plage horaire'), {
    preset: { Text: label('Time Range', 'Intervalo de horas', 'Plage horaire') },
  }),
  'scan.TimeString': row('time', 'TimeString', label('Time (No Range)', 'Hora (sin intervalo)', 'Heure (sans plage)'), {
    preset: { Text: label('Time (No Range)', 'Hora (sin intervalo)', 'Heure (sans plage)') },
  }),
  'scan.DropDownSelection': row('choice', 'DropDownSelection', label('Picklist', 'Lista', 'Liste'), {
    fieldType: 'SingleChoice',
    preset: { Choices: numbered },
  }),
  'scan.UploadImage': row('files', 'UploadImage', words.photo, { fieldType: 'Image', look: 'photo', preset: { Most: 10 } }),
  'scan.Signature': row('signature', 'Signature', label('Digital Signature', 'Firma digital', 'Signature numérique'), {
    preset: { Required: true, Most: 1 },
  }),
  'scan.CheckBox': row('choices', 'CheckBox', label('Checklist or Yes/No', 'Lista de control o Sí/No', 'Liste à cocher ou Oui/Non'), {
    ...checklist,
    look: 'buttons',
    preset: { Choices: yesNo },
  }),
  // The document offers it beside the checklist and gives no style of its own: a CheckBox that begins with choices to name.
  'scan.MultipleChoice': row('choices', 'CheckBox', label('Multiple Choice', 'Opción múltiple', 'Choix multiple'), {
    fieldType: 'MultipleChoice',
    look: 'buttons',
    preset: { Choices: numbered },
  }),
  'scan.SingleChoice': row('choice', 'SingleChoice', label('Radio Button', 'Botón de opción', 'Bouton radio'), {
    look: 'buttons',
    preset: { Choices: numbered },
  }),
  'scan.SingleCheckBox': row('flag', 'SingleCheckBox', label('Single box', 'Casilla', 'Case à cocher')),
  'scan.DownLoadFile': row('agreement', 'DownLoadFile', label('Terms & Conditions', 'Términos y condiciones', 'Conditions générales'), {
    preset: { Text: label('Terms & Conditions', 'Términos y condiciones', 'Conditions générales') },
  }),
  'scan.UploadFiles': row('files', 'UploadFiles', label('Files', 'Archivos', 'Fichiers')),
  'scan.UploadSingleFile': row('files', 'UploadSingleFile', label('One file', 'Un archivo', 'Un fichier'), {
    ...oneFile,
    preset: { Most: 1 },
  }),
  // No style of the documents': what the questions of customer feedback are asked by.
  'scan.Stars': row('number', 'Stars', label('Stars', 'Estrellas', 'Étoiles'), {
    look: 'stars',
    preset: { Range: [1, 5], Decimals: 0 },
  }),

  'round.Number': row('number', 'Number', words.number),
  'round.Text': row('text', 'Text', words.text, { look: 'long' }),
  'round.TextLine': row('text', 'TextLine', words.line, { preset: { Most: 200 } }),
  'round.Date': row('date', 'Date', words.date),
  'round.DropDown': row('choice', 'DropDown', words.list, { fresh: true, preset: { Choices: blank } }),
  'round.SingleChoice': row('choice', 'SingleChoice', words.oneOf, { look: 'buttons', fresh: true, preset: { Choices: blank } }),
  'round.BooleanChoice': row('choice', 'BooleanChoice', label('True or false', 'Verdadero o falso', 'Vrai ou faux'), {
    look: 'buttons',
    fixed: true,
    rules: ['IsEqualTo'],
    preset: { Choices: trueFalse },
  }),
  'round.BoolSingleChoice': row('choice', 'BoolSingleChoice', label('Yes or no', 'Sí o no', 'Oui ou non'), {
    look: 'buttons',
    fixed: true,
    rules: ['IsEqualTo'],
    preset: { Choices: yesNo },
  }),
  'round.BoolOnOff': row('choice', 'BoolOnOff', label('On or off', 'Encendido o apagado', 'Marche ou arrêt'), {
    look: 'buttons',
    fixed: true,
    rules: ['IsEqualTo'],
    preset: { Choices: onOff, Text: { en: 'Is the power on or off?', es: '¿Está encendido o apagado?', fr: 'Marche ou arrêt ?' } },
  }),
  'round.CheckBox': row('choices', 'CheckBox', words.some, { look: 'buttons', fresh: true, preset: { Choices: blank } }),
  'round.TakePhoto': row('files', 'TakePhoto', words.photo, { look: 'photo' }),

  'questionnaire.Text': row('text', 'Text', words.text, { preset: { Most: 2000 } }),
  'questionnaire.Number': row('number', 'Number', words.number, { preset: { Range: [0, 1_000_000_000] } }),
  'questionnaire.DateSelection': row('date', 'DateSelection', words.date),
  'questionnaire.MultipleSelect': row('choices', 'MultipleSelect', label('Several choices', 'Varias opciones', 'Plusieurs choix')),
  'questionnaire.DropDownSelection': row('choice', 'DropDownSelection', words.list),

  'survey.Checkbox': row('choices', 'Checkbox', words.some, { look: 'buttons' }),
  'survey.Date': row('date', 'Date', words.date),
  'survey.DropDown': row('choice', 'DropDown', label('DropDown', 'Lista desplegable', 'Liste déroulante')),
  'survey.Multiple Choice': row('choice', 'Multiple Choice', label('Multiple Choice', 'Opción múltiple', 'Choix multiple'), {
    look: 'buttons',
  }),
  'survey.Text Field': row('text', 'Text Field', label('Text Field', 'Campo de texto', 'Champ de texte')),
  'survey.Big Text Field': row('text', 'Big Text Field', label('Big Text Field', 'Campo de texto largo', 'Grand champ de texte'), {
    look: 'long',
  }),
  'survey.Yes/No': row('choice', 'Yes/No', label('Yes/No', 'Sí/No', 'Oui/Non'), {
    look: 'buttons',
    fixed: true,
    preset: { Choices: yesNo },
  }),
  'survey.Upload': row('files', 'Upload', label('Upload', 'Subida de archivo', 'Envoi de fichier'), { ...oneFile, preset: { Most: 1 } }),
  'survey.DownLoad': row('terms', 'DownLoad', label('DownLoad', 'Descarga de archivo', 'Téléchargement')),
} as const satisfies Record<string, FieldStyle>
export type FieldStyleName = keyof typeof fieldStyles
