// The styles of the toasts, loaded with their host.
import './styles.ts'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
