import { frontDeskContact } from '../../types/frontDeskContact/definition.ts'
import { map } from '../../types/map/definition.ts'
import { embeddedFile, pdf, staticUrl } from './documents.ts'
import { downloadApp } from './downloadApp.ts'
import { equipmentInspection } from './equipmentInspection.ts'
import { inspectionSchedule } from './inspectionSchedule.ts'
import { lookbook } from './lookbook.ts'
import { phoneCall } from './phoneCall.ts'
import { reportTypes } from './reportTypes.ts'
import { roofAccessCarousel } from './roofAccessCarousel.ts'
import { roundInspection } from './roundInspection.ts'
import { showQr } from './showQr.ts'
import { socialMedia } from './socialMedia.ts'
import { upcomingEvent } from './upcomingEvent.ts'
import { video } from './video.ts'

/** Types whose page only tells: a row is the whole type. */
export const tellingTypes = {
  StaticUrl: staticUrl,
  Pdf: pdf,
  EmbeddedFile: embeddedFile,
  Video: video,
  PhoneCall: phoneCall,
  FrontDeskContact: frontDeskContact,
  Map: map,
  SocialMedia: socialMedia,
  DownloadApp: downloadApp,
  ShowQr: showQr,
  UpcomingEvent: upcomingEvent,
  InspectionSchedule: inspectionSchedule,
  Lookbook: lookbook,
  RoofAccessCarousel: roofAccessCarousel,
  EquipmentInspection: equipmentInspection,
  RoundInspection: roundInspection,
  ...reportTypes,
} as const
