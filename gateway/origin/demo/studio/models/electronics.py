"""Parts that telephones, computers and their accessories share: lit screens, lenses, ports, connectors.

Executed by the groups that use them, after kit.py.
"""


def wallpaper(name, colors, scale=0.9, strength=0.75):
    """A lit screen: soft clouds of these colours. The screen stands in the xz plane of its object's own coordinates."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = glow(name, colors[0], strength)
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = 0.12
    b.inputs["Clearcoat"].default_value = 0.5
    coord = t.nodes.new("ShaderNodeTexCoord")
    noise = t.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 0.4
    noise.inputs["Distortion"].default_value = 1.6
    ramp = t.nodes.new("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    places = [0.34 + 0.32 * k / (len(colors) - 1) for k in range(len(colors))]
    e[0].position, e[0].color = places[0], (*colors[0], 1)
    e[1].position, e[1].color = places[-1], (*colors[-1], 1)
    for place, color in list(zip(places, colors))[1:-1]:
        e.new(place).color = (*color, 1)
    t.links.new(coord.outputs["Object"], noise.inputs["Vector"])
    t.links.new(noise.outputs["Fac"], ramp.inputs[0])
    for socket in ("Base Color", "Emission"):
        t.links.new(ramp.outputs[0], b.inputs[socket])
    return m


DUSK = lambda: wallpaper(
    "dusk", [(0.02, 0.05, 0.22), (0.06, 0.2, 0.55), (0.45, 0.22, 0.5), (0.95, 0.5, 0.3)]
)
LAGOON = lambda: wallpaper(
    "lagoon", [(0.01, 0.08, 0.14), (0.02, 0.3, 0.38), (0.2, 0.6, 0.5), (0.85, 0.85, 0.6)]
)
EMBER = lambda: wallpaper(
    "ember", [(0.02, 0.01, 0.05), (0.16, 0.02, 0.3), (0.75, 0.08, 0.3), (1.0, 0.5, 0.12)]
)
DARK = lambda: mat("dark", (0.035, 0.036, 0.04), 0.42, coat=0.2)
LENS = lambda: mat("lens-black", (0.008, 0.009, 0.014), 0.05, coat=1.0)
SATIN = lambda: mat("paint-satin", (0.8, 0.8, 0.8), 0.36, coat=0.25)
EDGE = lambda: mat("paint-edge", (0.8, 0.8, 0.8), 0.22, coat=0.8)
LCD = lambda: glow("lcd", (0.42, 0.62, 0.5), 0.35)


def plug_pins(x=0, y=0, z=0, turn=0):
    """Two round pins of a European plug, towards +y."""
    for dx in (-0.19, 0.19):
        o = lathe([(0, 0.42), (0.03, 0.415), (0.04, 0.39), (0.04, 0.2)], STEEL(), n=32)
        o.rotation_euler = (math.radians(-90), 0, 0)
        o.location = (x + dx, y, z)
        o = lathe([(0.04, 0.22), (0.042, 0.21), (0.042, 0), (0.06, 0)], BLACK(), n=32)
        o.rotation_euler = (math.radians(-90), 0, 0)
        o.location = (x + dx, y, z)


def port(at, kind="c"):
    w, h = (0.2, 0.075) if kind == "c" else (0.3, 0.13)
    upright(rounded(w + 0.03, h + 0.03, 0.05 if kind == "c" else 0.012), at[1] - 0.006, at[1] + 0.01, STEEL(), 0.004, x=at[0], z=at[2])
    upright(rounded(w, h, 0.037 if kind == "c" else 0.006), at[1] - 0.008, at[1], BLACK(), 0, x=at[0], z=at[2])
    upright(
        rounded(w * 0.72, h * 0.28, 0.01), at[1] - 0.0095, at[1], GREY() if kind == "c" else mat("usb", (0.05, 0.12, 0.4), 0.5), 0, x=at[0], z=at[2] - (0 if kind == "c" else 0.02)
    )


def usb_c(at=(0, 0, 0), turn=(0, 0, 0), material=None):
    """A connector that points to -y: metal tongue and grip."""

    def one():
        upright(rounded(0.2, 0.075, 0.036), -0.2, 0.02, STEEL(), 0.008, name="tongue")
        upright(rounded(0.16, 0.035, 0.016), -0.203, -0.1, BLACK(), 0)
        upright(rounded(0.28, 0.15, 0.07), 0, 0.48, material or SATIN(), 0.025, name="grip")
        tube([(0, 0.46, 0), (0, 0.52, 0), (0, 0.66, 0)], [0.06, 0.055, 0.042], material or SATIN(), n=4)

    placed(one, at, turn)
