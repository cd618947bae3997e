// The styles of the toasts, loaded with their host.
import './styles.ts'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
