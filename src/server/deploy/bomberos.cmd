@echo off
rem Enciende la central y la vuelve a encender si termina; después abre la pantalla de la estación.
rem Cámbiese solo esta línea si el programa está en otra carpeta:
set BOMBEROS=C:\bomberos
set CENTRAL_PROXY=1
set DATOS=C:\bomberos-datos

cd /d "%BOMBEROS%"
start "" /min cmd /c "timeout /t 60 /nobreak >nul & start msedge --kiosk http://localhost:4173/admin/despacho --edge-kiosk-type=fullscreen --no-first-run"
:otra
node src\server\run.mjs
timeout /t 5 /nobreak >nul
goto otra
