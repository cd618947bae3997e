import { moreFields, records } from '../features/base/history/model.ts'
import {
  backupRunRecord,
  fileRecord,
  mailRecord,
  rolePermissionRecord,
  sessionRecord,
  taskRecord,
  textMessageRecord,
  uploadRecord,
  userRecord,
} from '../features/base/history/record.ts'
import { importRecord } from '../features/base/importing/record.ts'
import { listViewRecord } from '../features/base/views/record.ts'
import { brandingFields } from '../features/codes/branding/record.ts'
import { answerRecord } from '../features/codes/feedbackInbox/record.ts'
import { htmlTemplateRecord } from '../features/codes/functionalities/record.ts'
import { visitorRequestRecord } from '../features/codes/inbox/record.ts'
import { noticeFields, qrCodeRecord, ruleTypeFields } from '../features/codes/qr/record.ts'
import { accountingFields, dropDownOptionRecord } from '../features/property/accounting/record.ts'
import { accountRecord, channelRecord } from '../features/property/administration/record.ts'
import { adoptionFields } from '../features/property/adoption/record.ts'
import { buildingRecord, propertyTagRecord } from '../features/property/buildings/record.ts'
import { contactRecord, tenantRecord, vendorRecord } from '../features/property/contacts/record.ts'
import { notificationChannelRecord, notificationRecord, notificationRuleRecord } from '../features/property/notifications/record.ts'
import { sectionFields } from '../features/property/propertyPage/record.ts'
import { surveyAnswerRecord, surveyFileRecord, surveyRecord } from '../features/surveys/surveys/record.ts'

// All kinds of records, in the order of the audit's filter, and what features add to the records of others.

records.add(
  accountRecord,
  buildingRecord,
  contactRecord,
  vendorRecord,
  tenantRecord,
  qrCodeRecord,
  visitorRequestRecord,
  answerRecord,
  htmlTemplateRecord,
  surveyRecord,
  rolePermissionRecord,
  propertyTagRecord,
  userRecord,
  sessionRecord,
  fileRecord,
  taskRecord,
  listViewRecord,
  mailRecord,
  importRecord,
  dropDownOptionRecord,
  channelRecord,
  textMessageRecord,
  notificationRuleRecord,
  notificationChannelRecord,
  notificationRecord,
  surveyAnswerRecord,
  surveyFileRecord,
  uploadRecord,
  backupRunRecord,
)
moreFields.add(sectionFields, brandingFields, noticeFields, ruleTypeFields, adoptionFields, accountingFields)
