import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  timeout: 180_000,
  workers: 1,
  // A busy machine may be late once; what fails twice is wrong.
  retries: 1,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      // Browsers are installed by the system, not by Playwright.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
