import { type RecordDescription, records } from '../../base/history/model.ts'
import { words as buildingWords } from '../../property/buildings/words.ts'
import { surveyMoves } from './moves.ts'
import { words } from './words.ts'

export const surveyRecord: RecordDescription = {
  Object: 'survey',
  kind: { en: 'Survey', es: 'Encuesta', fr: 'Enquête' },
  inSentence: { en: 'the survey', es: 'la encuesta', fr: 'l’enquête' },
  fields: {
    SurveyName: { en: 'Survey Name', es: 'Nombre de la encuesta', fr: 'Nom de l’enquête' },
    Status: { es: 'Estado', fr: 'Statut' },
    Vertical: { es: 'Sector', fr: 'Secteur' },
    Products: { es: 'Productos', fr: 'Produits' },
    Questions: { es: 'Preguntas', fr: 'Questions' },
    Enabled: { en: 'Sections', es: 'Secciones', fr: 'Rubriques' },
    SubmittedDate: { en: 'Submitted', es: 'Presentada', fr: 'Transmise' },
    ContentRequest: { en: 'Request for photos', es: 'Solicitud de fotos', fr: 'Demande de photos' },
    CopyOf: { en: 'Copy of', es: 'Copia de', fr: 'Copie de' },
    DestBuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
    DestGroupId: { en: 'Account', es: 'Cuenta', fr: 'Compte' },
    Locations: { es: 'Lugares', fr: 'Lieux' },
    TakenOver: { en: 'Taken over', es: 'Trasladado', fr: 'Repris' },
    HelperText: { es: 'Texto de ayuda', fr: 'Texte d’aide' },
  },
  choices: {
    Status: { words, under: 'status', moves: [surveyMoves] },
    Vertical: { words: buildingWords, under: 'buildingTypes' },
  },
  deeds: {
    'Survey/AcceptSurvey': {
      en: '{who} accepted the answers of {object}.',
      es: '{who} aceptó las respuestas: {object}.',
      fr: '{who} a accepté les réponses : {object}.',
    },
    'Survey/SubmitSurvey': { en: '{who} submitted {object}.', es: '{who} presentó {object}.', fr: '{who} a transmis {object}.' },
    'Survey/ReopenSurvey': { en: '{who} reopened {object}.', es: '{who} reabrió {object}.', fr: '{who} a rouvert {object}.' },
    'Survey/GenerateSurvey': { en: '{who} generated {object}.', es: '{who} generó {object}.', fr: '{who} a généré {object}.' },
    'Survey/CopySurvey': { en: '{who} copied {object}.', es: '{who} copió {object}.', fr: '{who} a copié {object}.' },
    'Survey/SendContentRequest': {
      en: '{who} asked for photos of {object}.',
      es: '{who} pidió fotos: {object}.',
      fr: '{who} a demandé des photos : {object}.',
    },
    'Survey/CloseContentRequest': {
      en: '{who} sent the photos of {object}.',
      es: '{who} envió las fotos: {object}.',
      fr: '{who} a envoyé les photos : {object}.',
    },
    'Survey/TakeOverSurvey': {
      en: '{who} took answers of {object} over.',
      es: '{who} trasladó respuestas: {object}.',
      fr: '{who} a repris des réponses : {object}.',
    },
    'Survey/UndoTakeOver': {
      en: '{who} undid what was taken over from {object}.',
      es: '{who} deshizo lo trasladado: {object}.',
      fr: '{who} a annulé la reprise : {object}.',
    },
  },
}

const surveyAnswerRecord: RecordDescription = {
  Object: 'survey_answer',
  kind: { en: 'Survey answer', es: 'Respuesta de encuesta', fr: 'Réponse d’enquête' },
  inSentence: { en: 'an answer of a survey', es: 'una respuesta de una encuesta', fr: 'une réponse d’une enquête' },
  deeds: {
    'Survey/SaveSurveyProperty': {
      en: '{who} answered a part of a survey.',
      es: '{who} respondió a una parte de una encuesta.',
      fr: '{who} a répondu à une partie d’une enquête.',
    },
    'Survey/SaveSurveyQuestion': {
      en: '{who} answered a part of a survey.',
      es: '{who} respondió a una parte de una encuesta.',
      fr: '{who} a répondu à une partie d’une enquête.',
    },
    'Survey/SaveSurveySection': {
      en: '{who} answered a part of a survey.',
      es: '{who} respondió a una parte de una encuesta.',
      fr: '{who} a répondu à une partie d’une enquête.',
    },
  },
}

const surveyFileRecord: RecordDescription = {
  Object: 'survey_file',
  kind: { en: 'Photo of a survey', es: 'Foto de una encuesta', fr: 'Photo d’une enquête' },
  inSentence: { en: 'a photo of a survey', es: 'una foto de una encuesta', fr: 'une photo d’une enquête' },
  deeds: {
    'Survey/RemoveContentPhoto': {
      en: '{who} removed a photo of a survey.',
      es: '{who} quitó una foto de una encuesta.',
      fr: '{who} a retiré une photo d’une enquête.',
    },
  },
}

export const additions = [records.with(surveyRecord, surveyAnswerRecord, surveyFileRecord)]
