import './records.ts'
import { exportedLists } from '../features/base/exporting/lists.server.ts'
import { auditColumns } from '../features/base/history/listColumns.ts'
import { earlierNames, recordAccess, recordNames, rolePermissionAccess } from '../features/base/history/record.server.ts'
import { describeImports } from '../features/base/importing/listColumns.ts'
import { importNames } from '../features/base/importing/record.server.ts'
import { mailColumns, textColumns } from '../features/base/outbox/listColumns.ts'
import { viewNames } from '../features/base/views/record.server.ts'
import { answerColumns } from '../features/codes/feedbackInbox/listColumns.ts'
import { answerAccess, answerNames } from '../features/codes/feedbackInbox/record.server.ts'
import { htmlTemplateAccess, htmlTemplateNames } from '../features/codes/functionalities/record.server.ts'
import { visitorRuleTypes } from '../features/codes/functionalities/ruleTypes.server.ts'
import { importCalls as codeImportCalls } from '../features/codes/imports/contract.ts'
import { requestColumns } from '../features/codes/inbox/listColumns.ts'
import { requestSources } from '../features/codes/inbox/notificationSources.server.ts'
import { visitorRequestAccess, visitorRequestNames } from '../features/codes/inbox/record.server.ts'
import { accountCodeColumns, globalCodeColumns, globalHubColumns } from '../features/codes/masterLibrary/listColumns.ts'
import { qrCodeColumns } from '../features/codes/qr/listColumns.ts'
import { qrCodeAccess, qrCodeNames } from '../features/codes/qr/record.server.ts'
import { feedbackSources } from '../features/codes/visitorPages/notificationSources.server.ts'
import * as buildingFigures from '../features/insight/landing/figures.server.ts'
import { accountColumns, channelColumns, foundBuildingColumns } from '../features/property/administration/listColumns.ts'
import { accountAccess, channelNames } from '../features/property/administration/record.server.ts'
import { figureSources } from '../features/property/buildings/figures.server.ts'
import { propertyColumns } from '../features/property/buildings/listColumns.ts'
import { buildingNames } from '../features/property/buildings/record.server.ts'
import {
  contactColumns,
  portfolioColumns,
  tenantColumns,
  tenantContactColumns,
  vendorColumns,
} from '../features/property/contacts/listColumns.ts'
import { contactAccess, contactNames, tenantAccess, vendorAccess } from '../features/property/contacts/record.server.ts'
import { importCalls } from '../features/property/imports/contract.ts'
import { notificationColumns } from '../features/property/notifications/listColumns.ts'
import {
  notificationChannelAccess,
  notificationRuleAccess,
  notificationRuleNames,
} from '../features/property/notifications/record.server.ts'
import { notificationSources, ruleTypes } from '../features/property/notifications/sources.server.ts'
import { buildingAccess } from '../features/property/propertyPage/record.server.ts'
import { customerSurveyColumns } from '../features/surveys/surveyAnswers/listColumns.ts'
import { surveyColumns } from '../features/surveys/surveys/listColumns.ts'
import { surveyNames } from '../features/surveys/surveys/record.server.ts'

// What later features add to earlier ones on the server, sorted by the feature that declares the registry.

recordAccess.add(
  accountAccess,
  answerAccess,
  buildingAccess,
  contactAccess,
  htmlTemplateAccess,
  notificationChannelAccess,
  notificationRuleAccess,
  qrCodeAccess,
  rolePermissionAccess,
  tenantAccess,
  vendorAccess,
  visitorRequestAccess,
)
recordNames.add(
  ...earlierNames,
  ...buildingNames,
  ...contactNames,
  answerNames,
  channelNames,
  htmlTemplateNames,
  importNames,
  notificationRuleNames,
  qrCodeNames,
  surveyNames,
  viewNames,
  visitorRequestNames,
)
figureSources.add(buildingFigures)
notificationSources.add(...requestSources, ...feedbackSources)
ruleTypes.add(...visitorRuleTypes)
exportedLists.add(
  accountCodeColumns,
  accountColumns,
  answerColumns,
  auditColumns,
  channelColumns,
  contactColumns,
  customerSurveyColumns,
  describeImports(codeImportCalls),
  describeImports(importCalls),
  foundBuildingColumns,
  globalCodeColumns,
  globalHubColumns,
  mailColumns,
  notificationColumns,
  portfolioColumns,
  propertyColumns,
  qrCodeColumns,
  requestColumns,
  surveyColumns,
  tenantColumns,
  tenantContactColumns,
  textColumns,
  vendorColumns,
)
