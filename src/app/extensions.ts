import './records.ts'
import { exportedList, exportedLists } from '../features/base/exporting/lists.server.ts'
import { earlierNames, recordAccess, recordNames, rolePermissionAccess } from '../features/base/history/record.server.ts'
import { importNames } from '../features/base/importing/record.server.ts'
import { viewNames } from '../features/base/views/record.server.ts'
import { GetQrCodes } from '../features/codes/qr/calls/GetQrCodes.ts'
import { qrCodeColumns } from '../features/codes/qr/listColumns.ts'
import { qrCodeAccess, qrCodeNames } from '../features/codes/qr/record.server.ts'
import * as buildingFigures from '../features/insight/landing/figures.server.ts'
import { accountAccess, channelNames } from '../features/property/administration/record.server.ts'
import { GetPropertyList } from '../features/property/buildings/calls/GetPropertyList.ts'
import { figureSources } from '../features/property/buildings/figures.server.ts'
import { propertyColumns } from '../features/property/buildings/listColumns.ts'
import { buildingNames } from '../features/property/buildings/record.server.ts'
import { contactAccess, contactNames, tenantAccess, vendorAccess } from '../features/property/contacts/record.server.ts'
import { buildingAccess } from '../features/property/propertyPage/record.server.ts'
import { surveyNames } from '../features/surveys/surveys/record.server.ts'

// What later features add to earlier ones on the server, sorted by the feature that declares the registry.

recordAccess.add(accountAccess, buildingAccess, contactAccess, qrCodeAccess, rolePermissionAccess, tenantAccess, vendorAccess)
recordNames.add(...earlierNames, ...buildingNames, ...contactNames, channelNames, importNames, qrCodeNames, surveyNames, viewNames)
figureSources.add(buildingFigures)
exportedLists.add(exportedList(propertyColumns, GetPropertyList), exportedList(qrCodeColumns, GetQrCodes))
