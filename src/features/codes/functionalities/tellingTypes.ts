import { frontDeskContact } from './frontDeskContact/definition.ts'
import { map } from './map/definition.ts'
import { embeddedFile, pdf, staticUrl } from './telling/documents.ts'
import { downloadApp } from './telling/downloadApp.ts'
import { inspectionSchedule } from './telling/inspectionSchedule.ts'
import { lookbook } from './telling/lookbook.ts'
import { phoneCall } from './telling/phoneCall.ts'
import { reportTypes } from './telling/reportTypes.ts'
import { roofAccessCarousel } from './telling/roofAccessCarousel.ts'
import { showQr } from './telling/showQr.ts'
import { socialMedia } from './telling/socialMedia.ts'
import { upcomingEvent } from './telling/upcomingEvent.ts'
import { video } from './telling/video.ts'

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
  ...reportTypes,
} as const
