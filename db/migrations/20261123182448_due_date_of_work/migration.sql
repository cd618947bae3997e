ALTER TABLE "visitor_request" ALTER COLUMN "due_date" DROP NOT NULL;--> statement-breakpoint
-- What is no work for anybody is due at no time.
update visitor_request set due_date = null where functionality_type in ('MoveOut', 'LadderSafety', 'EventRegistration', 'CheckIn', 'RoomRental', 'GuestCheckIn',
  'TourCheckIn', 'SupplierCheckin', 'MoveIn', 'ResidentCheckOut', 'LeadCapture', 'FieldMarketing', 'AEDInspection', 'FireExtinguisherInspection', 'MobileEmployee');
